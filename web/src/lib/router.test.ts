import { afterEach, beforeEach, expect, test } from "vitest";
import { parse, paths, router } from "./router.svelte";

test.each([
  ["/", { page: "lobby" }],
  ["/new", { page: "new", game: null }],
  ["/new/uprising", { page: "new", game: "uprising" }],
  ["/table/abc", { page: "table", id: "abc" }],
  ["/join/abc/xyz", { page: "join", id: "abc", invite: "xyz" }],
  ["/replay/abc", { page: "replay", id: "abc", step: null, seat: null }],
  ["/replay/abc/12?seat=0", { page: "replay", id: "abc", step: 12, seat: 0 }],
  ["/replay/abc?seat=spectator", { page: "replay", id: "abc", step: null, seat: "spectator" }],
  ["/replay/abc/x?seat=-1", { page: "replay", id: "abc", step: null, seat: null }],
  ["/replay/abc/3?show=analysis", { page: "replay", id: "abc", step: 3, seat: null, analysis: true }],
  ["/identity/c0de", { page: "identity", code: "c0de" }],
  ["/help", { page: "help" }],
  ["/rules/uprising", { page: "rules", game: "uprising", about: null }],
  ["/rules/uprising?for=question:turn#combat/ties", { page: "rules", game: "uprising", about: "question:turn" }],
  ["/rules", { page: "lost" }],
  ["/strategy/uprising#opening/spies", { page: "strategy", game: "uprising" }],
  ["/strategy", { page: "lost" }],
  ["/table", { page: "lost" }],
  ["/table/a/b", { page: "lost" }],
  ["/join/abc", { page: "lost" }],
  ["/nonsense", { page: "lost" }],
  ["/table/%E0%A4%A", { page: "lost" }],
])("%s", (path, route) => {
  expect(parse(path)).toEqual(route);
});

test("paths lead back to their pages", () => {
  expect(parse(paths.table("a/b"))).toEqual({ page: "table", id: "a/b" });
  expect(parse(paths.create("dominion"))).toEqual({ page: "new", game: "dominion" });
  expect(parse(paths.replay("t", 0, 2, true))).toEqual({ page: "replay", id: "t", step: 0, seat: 2, analysis: true });
  expect(parse(paths.replay("t", 0, 2))).toEqual({ page: "replay", id: "t", step: 0, seat: 2 });
});

function click(html: string, how: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = html;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
  document.querySelector("a")!.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  router.go("/");
  document.addEventListener("click", router.follow);
});
afterEach(() => document.removeEventListener("click", router.follow));

test("a click on a link of ours changes the page without loading", () => {
  expect(click('<a href="/help">help</a>').defaultPrevented).toBe(true);
  expect(router.route).toEqual({ page: "help" });
});

test.each([
  ["another tab", '<a href="/help" target="_blank">x</a>', {}],
  ["a download", '<a href="/help" download>x</a>', {}],
  ["the server's own", '<a href="/api/tables/t/record">x</a>', {}],
  ["elsewhere", '<a href="https://example.org/help">x</a>', {}],
  ["with a modifier", '<a href="/help">x</a>', { ctrlKey: true }],
  ["a place in the page", '<a href="#main">x</a>', {}],
])("%s is left to the browser", (_, html, how) => {
  document.addEventListener("click", (event) => event.preventDefault(), { once: true, capture: false });
  click(html, how);
  expect(router.route).toEqual({ page: "lobby" });
});
