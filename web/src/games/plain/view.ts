/** What the things of a view say in any game. */

import type { LogEntry, Thing, View } from "../../net/protocol";

/**
 * The view of somebody with several seats: what each of them knows, with what belongs to a seat as that seat sees
 * it.
 */
export function together(view: View, views: View[]): View {
  const things = { ...view.things };
  for (const one of views) {
    for (const [key, row] of Object.entries(one.things)) {
      if (!(key in things) || (row.owner === one.seat && one.seat !== null)) things[key] = row;
    }
  }
  return { ...view, things };
}

/** What a line is about: the arguments that name a thing by its kind. */
export function about(view: View, { args }: LogEntry): Thing[] {
  return Object.entries(args).flatMap(([kind, id]) => {
    const row = Array.isArray(id) ? undefined : view.things[`${kind}:${id}`];
    return row ? [{ kind: row.kind, id: row.id }] : [];
  });
}
