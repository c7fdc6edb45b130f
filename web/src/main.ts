import { mount } from "svelte";
import App from "./App.svelte";
import { finish } from "./lib/animate";
import { links } from "./lib/router.svelte";
import { follow, settings } from "./lib/settings.svelte";
import { speak } from "./lib/text.svelte";
import "./styles/tokens.css";
import "./styles/components.css";
import "./styles/app.css";

follow();
document.addEventListener("click", links);
document.addEventListener("click", finish, true); // not before: what is clicked would fly from under the finger
document.addEventListener("keydown", finish, true);
await speak(settings.lang);
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD && "serviceWorker" in navigator) void shelve().catch(() => undefined);

/** Has what this page is made of kept for days without a network. */
async function shelve(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType("resource").map((file) => file.name));
}
