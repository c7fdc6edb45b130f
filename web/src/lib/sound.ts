/** Three small synthesised sounds; off unless the settings say otherwise. */

import { settings } from "./settings.svelte";

const TUNES = { turn: [523, 784], move: [330], end: [392, 523, 659, 784] };
let context: AudioContext | null = null;

export function chime(name: keyof typeof TUNES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  TUNES[name].forEach((pitch, at) => {
    const tone = context!.createOscillator();
    const volume = context!.createGain();
    const from = start + at * 0.11;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, from);
    volume.gain.exponentialRampToValueAtTime(name === "move" ? 0.03 : 0.08, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.3);
    tone.connect(volume).connect(context!.destination);
    tone.start(from);
    tone.stop(from + 0.32);
  });
}
