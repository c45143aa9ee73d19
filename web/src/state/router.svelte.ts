/** Which page is shown, by its address. */

export type Route =
  | { page: "start" }
  | { page: "decks"; game: string }
  | { page: "rules"; game: string }
  | { page: "join"; token: string }
  | { page: "recover"; language: string; token: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string };

export function routeOf(path: string): Route {
  const [address = "", secret = ""] = path.split("#");
  const [, page, id] = address.split("/").map(decodeURIComponent);
  const [language = "", token] = secret.split(".");
  if (page === "recover" && token) return { page, language, token };
  if (id) {
    if (page === "join") return { page, token: id };
    if (page === "table" || page === "replay") return { page, table: id };
    if (page === "decks" || page === "rules") return { page, game: id };
  }
  return { page: "start" };
}

const here = (): Route => routeOf(location.pathname + location.hash);

/** Stored in the history entry, because that outlives the page. */
const copiedFrom = (): string | null => (history.state as { copied?: string } | null)?.copied ?? null;

class Router {
  /** The address this page was opened with. */
  readonly opened: Route = here();
  route: Route = $state.raw(this.opened);

  /** The table that this one was copied from for trying something out. */
  copied: string | null = $state(copiedFrom());

  constructor() {
    addEventListener("popstate", () => {
      this.route = here();
      this.copied = copiedFrom();
    });
  }

  go(path: string, replace = false, copied: string | null = null): void {
    if (replace) history.replaceState({ copied }, "", path);
    else history.pushState({ copied }, "", path);
    this.copied = copied;
    this.route = routeOf(path);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Follow a link within the page; leave other clicks (e.g. for a new tab) to the browser. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download") || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  // The browser itself scrolls to another part of the same page.
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  router.go(link.pathname + link.hash);
}
