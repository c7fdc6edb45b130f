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
document.addEventListener("pointerdown", finish);
document.addEventListener("keydown", finish);
await speak(settings.lang);
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
