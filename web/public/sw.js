// The service worker: messages while no page is open, and the app's shell while there is no connection.
//
// A page always comes from the server if that can be reached, so nobody sees an old build; what it is made of has
// names that change with what is in it.

const SHELL = "shell"; // the page itself, as "/" has it
const ASSETS = "assets"; // what it is made of

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepShell());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable());
});

/** A page says what it has loaded before we were there. */
self.addEventListener("message", (event) => {
  if (Array.isArray(event.data?.loaded)) event.waitUntil(keepAssets(event.data.loaded));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

async function page(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (answer.ok) event.waitUntil(renewShell(answer.clone()));
    return answer;
  } catch (error) {
    const kept = await (await caches.open(SHELL)).match("/");
    if (kept) return kept;
    throw error;
  }
}

async function asset(request) {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await assets.put(request, answer.clone());
  return answer;
}

function assetsIn(html) {
  return [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path);
}

/** Pages of one build are made of the same; another one takes the place of all that was kept. */
async function renewShell(answer) {
  const kept = await (await caches.open(SHELL)).match("/");
  const before = kept ? assetsIn(await kept.text()) : [];
  if (assetsIn(await answer.text()).join() !== before.join()) await keepShell();
}

async function keepShell() {
  const answer = await fetch("/", { cache: "no-cache" });
  if (!answer.ok) return;
  const html = await answer.clone().text();
  await caches.delete(ASSETS);
  await keepAssets(assetsIn(html));
  await (await caches.open(SHELL)).put("/", answer);
}

async function keepAssets(paths) {
  const assets = await caches.open(ASSETS);
  for (const path of paths) if (!(await assets.match(path, { ignoreVary: true }))) await assets.add(path).catch(() => undefined);
}

// -- messages

self.addEventListener("push", (event) => {
  const { title, text, path, tag } = event.data.json();
  const look = { icon: "/icon-192.png", badge: "/badge.png" };
  event.waitUntil(self.registration.showNotification(title, { ...look, body: text, tag, renotify: true, data: path }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

/** Some browsers give a subscription another address now and then. */
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(subscribeAnew(event));
});

async function subscribeAnew(event) {
  const options = event.oldSubscription?.options ?? { userVisibleOnly: true };
  const found = event.newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const headers = { "Content-Type": "application/json" };
  await fetch("/api/me/notices/push", { method: "PUT", headers, body: JSON.stringify(found) });
}
