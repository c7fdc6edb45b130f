/** Whether the window is a phone's (or as narrow as one): one column, decision and hand in the bottom sheet. */

const query = matchMedia("(max-width: 900px)");
let narrow = $state(query.matches);
query.addEventListener("change", () => (narrow = query.matches));

export function isNarrow(): boolean {
  return narrow;
}
