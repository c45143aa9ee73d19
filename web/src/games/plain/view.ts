/** What a view's things tell of any game. */

import type { LogEntry, Thing, View } from "../../net/protocol";

/** One's seats together see what each of them does; what belongs to one of them, as that one sees it. */
export function together(view: View, views: View[]): View {
  const things = { ...view.things };
  for (const one of views) {
    for (const [key, row] of Object.entries(one.things)) {
      if (!(key in things) || (row.owner === one.seat && one.seat !== null)) things[key] = row;
    }
  }
  return { ...view, things };
}

/** What a line is about: those of its arguments that name a thing by its kind. */
export function about(view: View, { args }: LogEntry): Thing[] {
  return Object.entries(args).flatMap(([kind, id]) => {
    const row = Array.isArray(id) ? undefined : view.things[`${kind}:${id}`];
    return row ? [{ kind: row.kind, id: row.id }] : [];
  });
}
