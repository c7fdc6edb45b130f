/** What is said aloud: two live regions, and a caption for the answers of the question keys. */

export const spoken = $state({ polite: "", assertive: "", caption: "" });
let timer = 0;
let caption = 0;
const queue: string[] = [];
const urgent: string[] = [];

/** Says something when the reader is idle; several in a row are said as one. */
export function say(text: string): void {
  if (!text) return;
  queue.push(text);
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    const all = queue.splice(0).join(" ");
    spoken.polite = all === spoken.polite ? `${all}\u00a0` : all;
  }, 120);
}

/** Interrupts: it is your turn, a move was refused, the connection is lost; what comes together is said together. */
export function alert(text: string): void {
  if (urgent.includes(text)) return;
  urgent.push(text);
  if (urgent.length > 1) return;
  setTimeout(() => {
    const all = urgent.splice(0).join(" ");
    spoken.assertive = all === spoken.assertive ? `${all}\u00a0` : all;
  }, 30);
}

/** Answers a question key: said, and shown for a while. */
export function answer(text: string): void {
  clearTimeout(timer);
  const all = [...queue.splice(0), text].join(" "); // what was about to be said comes first, instead of in its place
  spoken.polite = all === spoken.polite ? `${all}\u00a0` : all;
  spoken.caption = text;
  clearTimeout(caption);
  caption = window.setTimeout(() => (spoken.caption = ""), Math.max(4000, text.length * 70));
}

/** Takes back from the screen what was said: somebody else sits down at it. */
export function hush(): void {
  clearTimeout(caption);
  spoken.polite = spoken.caption = "";
}
