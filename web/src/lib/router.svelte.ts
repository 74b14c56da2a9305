/** The page that the address names. Links are plain <a href>; App turns clicks on them into `go`. */

/** Through whose eyes a replay is seen; null: whoever looks on has not said. */
export type Eyes = number | "spectator" | null;

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string | null }
  | { page: "table"; id: string }
  | { page: "join"; id: string; invite: string }
  | { page: "replay"; id: string; step: number | null; seat: Eyes; analysis?: true }
  | { page: "identity"; code: string }
  | { page: "help" }
  | { page: "learn" }
  | { page: "lesson"; game: string; id: string }
  | { page: "cards"; game: string | null }
  | { page: "rules"; game: string; about: string | null }
  | { page: "strategy"; game: string }
  | { page: "lost" };

export function parse(address: string): Route {
  const url = new URL(address, "http://here");
  let parts: string[];
  try {
    parts = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: "lost" };
  }
  const [page, a, b, ...more] = parts;
  if (more.length) return { page: "lost" };
  switch (page) {
    case undefined:
      return { page: "lobby" };
    case "new":
      return b ? { page: "lost" } : { page: "new", game: a ?? null };
    case "table":
      return a && !b ? { page: "table", id: a } : { page: "lost" };
    case "join":
      return a && b ? { page: "join", id: a, invite: b } : { page: "lost" };
    case "replay":
      return a ? replay(a, b, url.searchParams) : { page: "lost" };
    case "identity":
      return a && !b ? { page: "identity", code: a } : { page: "lost" };
    case "help":
      return a ? { page: "lost" } : { page: "help" };
    case "learn":
      return a ? (b ? { page: "lesson", game: a, id: b } : { page: "lost" }) : { page: "learn" };
    case "cards":
      return b ? { page: "lost" } : { page: "cards", game: a ?? null };
    case "rules":
      return a && !b ? { page: "rules", game: a, about: url.searchParams.get("for") } : { page: "lost" };
    case "strategy":
      return a && !b ? { page: "strategy", game: a } : { page: "lost" };
    default:
      return { page: "lost" };
  }
}

function replay(id: string, step: string | undefined, asked: URLSearchParams): Route {
  const route: Route = { page: "replay", id, step: whole(step), seat: eyes(asked.get("seat")) };
  return asked.get("show") === "analysis" ? { ...route, analysis: true } : route;
}

function whole(text: string | null | undefined): number | null {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function eyes(text: string | null): Eyes {
  return text === "spectator" ? text : whole(text);
}

export const paths = {
  lobby: () => "/",
  help: () => "/help",
  learn: () => "/learn",
  lesson: (game: string, id: string) => `/learn/${encodeURIComponent(game)}/${encodeURIComponent(id)}`,
  cards: (game: string) => `/cards/${encodeURIComponent(game)}`,
  rules: (game: string) => `/rules/${encodeURIComponent(game)}`,
  strategy: (game: string) => `/strategy/${encodeURIComponent(game)}`,
  create: (game?: string) => (game ? `/new/${encodeURIComponent(game)}` : "/new"),
  table: (id: string) => `/table/${encodeURIComponent(id)}`,
  replay: (id: string, step?: number | null, seat?: Eyes, analysis = false) => {
    const asked = [seat === null || seat === undefined ? "" : `seat=${seat}`, analysis ? "show=analysis" : ""].filter(Boolean);
    return (
      `/replay/${encodeURIComponent(id)}` +
      (step === null || step === undefined ? "" : `/${step}`) +
      (asked.length ? `?${asked.join("&")}` : "")
    );
  },
};

class Router {
  route = $state.raw<Route>(parse(location.href));

  constructor() {
    addEventListener("popstate", () => {
      this.route = parse(location.href);
    });
  }

  /** With `replace`, Back does not lead here again; with `stay`, the page is not scrolled to its top. */
  go(path: string, { replace = false, stay = false }: { replace?: boolean; stay?: boolean } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.route = parse(location.href);
    if (!stay) scrollTo(0, 0);
  }

  /** Follows a click on a link of this app without loading the page anew. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement)) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
