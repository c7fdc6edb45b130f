// The shell of the application, so that it opens without a network and says so. Tables always come from the server.
const SHELF = "perfidie-2";
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

// The files that a page had fetched before there was a worker to keep them.
self.addEventListener("message", (event) => {
  const files = event.data.filter((file) => new URL(file).pathname.startsWith("/assets/"));
  event.waitUntil(
    caches.open(SHELF).then((shelf) =>
      Promise.all(files.map((file) => shelf.match(file).then((kept) => kept ?? shelf.add(file)).catch(() => undefined))),
    ),
  );
});

/** The page of now; if it is another than the kept one, the files of the old build are forgotten. */
async function keepPage(answer) {
  const shelf = await caches.open(SHELF);
  const old = await shelf.match("/");
  const page = await answer.text();
  if (old && (await old.text()) === page) return;
  for (const request of await shelf.keys()) {
    if (new URL(request.url).pathname.startsWith("/assets/")) await shelf.delete(request);
  }
  await shelf.put("/", new Response(page, { headers: answer.headers }));
}

async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELF)).put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
  // Pages: from the network, else the kept one. Built files never change: from the shelf, else from the network.
  if (event.request.mode === "navigate") {
    event.respondWith(
      fetch(event.request)
        .then((answer) => {
          if (answer.ok) event.waitUntil(keepPage(answer.clone()));
          return answer;
        })
        .catch(() => caches.match("/")),
    );
  } else if (address.pathname.startsWith("/assets/")) {
    event.respondWith(file(event.request));
  }
});
