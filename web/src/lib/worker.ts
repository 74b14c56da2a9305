/** The service worker: see public/sw.js. */

/** Once everything else is there; without it all is as before, but for messages and the app without a connection. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // The app waits for its messages, which may come after all that the page itself names.
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

function register(): void {
  navigator.serviceWorker.register("/sw.js").catch(() => undefined); // a private window may not allow it
  void navigator.serviceWorker.ready.then((registration) => registration.active?.postMessage({ loaded: loaded() }));
}

/** What this page is made of so far. */
function loaded(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return paths.filter((path) => path.startsWith("/assets/"));
}
