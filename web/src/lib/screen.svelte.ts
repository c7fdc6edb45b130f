/** Whether the window is a phone's (or as narrow as one): one column, decision and hand in the bottom sheet. */

const WIDEST = 900;
/** The long sides of the largest phones: on their side they are laid out as if they were no wider than the others. */
const LARGEST_PHONE = 1000;

const lying = matchMedia("(orientation: landscape) and (pointer: coarse)");
const viewport = document.querySelector<HTMLMetaElement>("meta[name=viewport]");
const usual = viewport?.content ?? "";
function fit(): void {
  const long = Math.max(screen.width, screen.height);
  const wide = lying.matches && long > WIDEST && long <= LARGEST_PHONE;
  if (viewport) viewport.content = wide ? usual.replace("width=device-width, initial-scale=1", `width=${WIDEST}`) : usual;
}
lying.addEventListener("change", fit);
fit();

const query = matchMedia(`(max-width: ${WIDEST}px)`);
let narrow = $state(query.matches);
query.addEventListener("change", () => (narrow = query.matches));

const short = matchMedia("(max-height: 700px)");
let low = $state(short.matches);
short.addEventListener("change", () => (low = short.matches));

/** Whether the window is as low as a small laptop's: what can be folded is, so that board and hand are seen together. */
export function isLow(): boolean {
  return low;
}

export function isNarrow(): boolean {
  return narrow;
}
