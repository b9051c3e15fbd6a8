// Keeps the client's files so that it opens with the network off. The list and the version are put in when it is built.
const VERSION = "__VERSION__";
const FILES = __FILES__.map((file) => new URL(file, location.href).pathname);

// A file whose name carries its content is taken over from the version before.
async function keep(cache, file) {
  const kept = file.includes("/assets/") ? await caches.match(file) : undefined;
  await (kept ? cache.put(file, kept) : cache.add(file));
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => Promise.all(FILES.map((file) => keep(cache, file))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const forget = (names) =>
    Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(forget)
      .then(() => self.clients.claim()),
  );
});

// Pages: the network if it is there, so that nobody plays an old client; else the kept one.
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(FILES[0])) ?? Response.error();
  }
}

// Files have their content in their name, so a kept one is never out of date.
async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (
    request.method !== "GET" ||
    url.origin !== location.origin ||
    url.pathname.startsWith("/api/")
  )
    return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILES.includes(url.pathname)) event.respondWith(file(request));
});
