// The shell of the application, so that it opens without a network and says so. Tables always come from the server.
const SHELF = "perfidie-1";
const SHELL = ["/", "/icon.svg", "/manifest.webmanifest"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(SHELL)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
  // Pages: from the network, else the kept one. Built files never change: from the shelf, else from the network.
  if (event.request.mode === "navigate") {
    event.respondWith(
      fetch(event.request)
        .then((answer) => {
          if (answer.ok) {
            const kept = answer.clone();
            event.waitUntil(caches.open(SHELF).then((shelf) => shelf.put("/", kept)));
          }
          return answer;
        })
        .catch(() => caches.match("/")),
    );
  } else if (address.pathname.startsWith("/assets/")) {
    event.respondWith(
      caches.match(event.request).then(
        (kept) =>
          kept ??
          fetch(event.request).then((answer) => {
            if (answer.ok) {
              const copy = answer.clone();
              event.waitUntil(caches.open(SHELF).then((shelf) => shelf.put(event.request, copy)));
            }
            return answer;
          }),
      ),
    );
  }
});
