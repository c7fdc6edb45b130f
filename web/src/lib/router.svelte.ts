/** Addresses: / the lobby, /t/CODE a table, /r/ID a replay, /learn, /learn/GAME, /guide/VILLAIN. */

export interface Route {
  name: "lobby" | "table" | "replay" | "learn" | "tutorial" | "guide" | "fixture" | "unknown";
  id: string;
  query: URLSearchParams;
}

function read(): Route {
  const [, head = "", id = ""] = location.pathname.split("/");
  const query = new URLSearchParams(location.search);
  if (head === "") return query.has("fixture") ? { name: "fixture", id: query.get("fixture") ?? "", query } : { name: "lobby", id, query };
  if (head === "t" && id) return { name: "table", id: id.toUpperCase(), query };
  if (head === "r" && id) return { name: "replay", id, query };
  if (head === "learn") return { name: id ? "tutorial" : "learn", id, query };
  if (head === "guide" && id) return { name: "guide", id, query };
  return { name: "unknown", id, query };
}

let current = $state.raw<Route>(read());

export function route(): Route {
  return current;
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  current = read();
  scrollTo(0, 0);
}

addEventListener("popstate", () => (current = read()));

/** Follows links of this application without loading the page anew. */
export function links(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
