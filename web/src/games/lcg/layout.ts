/**
 * The positions of the locations on the table.
 *
 * Every scenario has a plan of its own, in columns and rows; a location that is not in it, or finds its cell taken,
 * goes to the first free one. A narrow screen has a plan with fewer columns.
 */

export interface Spot {
  x: number;
  y: number;
}

export interface Plan {
  columns: number;
  rows: number;
  spots: Map<number, Spot>;
}

/** By the key of a face, or the beginning of several keys that take these cells in turn. */
type Cells = Record<string, [column: number, row: number][]>;

interface Sketch {
  columns: number;
  cells: Cells;
}

/** The Gathering: the study alone, then the hall with the rooms around it. */
const HOUSE: Sketch = {
  columns: 3,
  cells: {
    study: [[1, 0.5]],
    attic: [[0, 0]],
    cellar: [[0, 1]],
    hallway: [[1, 0.5]],
    parlor: [[2, 0.5]],
  },
};
const HOUSE_NARROW: Sketch = {
  columns: 2,
  cells: {
    study: [[0.5, 1]],
    attic: [[0, 0]],
    cellar: [[1, 0]],
    hallway: [[0.5, 1]],
    parlor: [[0.5, 2]],
  },
};

/** The Midnight Masks: the town, with the river in the middle. */
const TOWN: Sketch = {
  columns: 4,
  cells: {
    northside: [[0, 0]],
    downtown: [[1, 0]],
    easttown: [[2, 0]],
    "miskatonic-university": [[0, 1]],
    rivertown: [[2, 1]],
    graveyard: [[3, 1]],
    "st-marys-hospital": [[0, 2]],
    southside: [[1, 2]],
    "your-house": [[2, 2]],
  },
};
const TOWN_NARROW: Sketch = {
  columns: 3,
  cells: { ...TOWN.cells, rivertown: [[1, 1]], graveyard: [[2, 1]] },
};

/** The Devourer Below: the path in the middle of the woods, the ritual site above it. */
const WOODS: Sketch = {
  columns: 4,
  cells: {
    "ritual-site": [[1.5, 0]],
    "main-path": [[1.5, 1]],
    "arkham-woods": [[0, 0.5], [3, 0.5], [0, 1.5], [3, 1.5], [1, 2], [2, 2]],
  },
};
const WOODS_NARROW: Sketch = {
  columns: 3,
  cells: {
    "ritual-site": [[1, 0]],
    "main-path": [[1, 1]],
    "arkham-woods": [[0, 0.5], [2, 0.5], [0, 1.5], [2, 1.5], [0.5, 2.5], [1.5, 2.5]],
  },
};

const WIDE = [HOUSE, TOWN, WOODS];
const NARROW = [HOUSE_NARROW, TOWN_NARROW, WOODS_NARROW];

/** A place to lay out: its id, and the key of its face or of its title. */
export interface Laid {
  id: number;
  key: string | null;
}

/** The plan that knows most of these places. */
export function plan(laid: Laid[], narrow: boolean): Plan {
  const known = (sketch: Sketch): number =>
    laid.filter(({ key }) => cellsOf(sketch, key).length).length;
  const sketches = narrow ? NARROW : WIDE;
  const sketch = sketches.reduce((best, one) => (known(one) > known(best) ? one : best));
  const taken = new Set<string>();
  const spots = new Map<number, Spot>();
  const left: Laid[] = [];
  // In the order of ids, so that revealed locations stay where they are.
  for (const one of [...laid].sort((a, b) => a.id - b.id)) {
    const cell = cellsOf(sketch, one.key).find((it) => !taken.has(it.join()));
    if (!cell) left.push(one);
    else {
      taken.add(cell.join());
      spots.set(one.id, { x: cell[0], y: cell[1] });
    }
  }
  for (const one of left) spots.set(one.id, free(sketch, spots));
  return trimmed(spots);
}

function cellsOf(sketch: Sketch, key: string | null): [number, number][] {
  const named = Object.keys(sketch.cells).find((one) => key === one || key?.startsWith(`${one}-`));
  return named ? sketch.cells[named]! : [];
}

/** The first spot that is at least a cell away from all others. */
function free(sketch: Sketch, spots: Map<number, Spot>): Spot {
  for (let y = 0; ; y++) {
    for (let x = 0; x < sketch.columns; x++) {
      const clear = [...spots.values()].every(
        (one) => Math.abs(one.x - x) >= 1 || Math.abs(one.y - y) >= 1,
      );
      if (clear) return { x, y };
    }
  }
}

/** Without empty columns and rows at the edges. */
function trimmed(spots: Map<number, Spot>): Plan {
  const xs = [...spots.values()].map((one) => one.x);
  const ys = [...spots.values()].map((one) => one.y);
  const [left, top] = [Math.min(...xs, Infinity), Math.min(...ys, Infinity)];
  const moved = new Map<number, Spot>();
  for (const [id, { x, y }] of spots) moved.set(id, { x: x - left, y: y - top });
  return {
    columns: spots.size ? Math.max(...xs) - left + 1 : 1,
    rows: spots.size ? Math.max(...ys) - top + 1 : 1,
    spots: moved,
  };
}

/** A way between two locations; `oneWay` if only the first shows the other. */
export interface Way {
  from: number;
  to: number;
  oneWay: boolean;
}

export function ways(connections: Record<string, number[]>): Way[] {
  const found: Way[] = [];
  for (const [place, others] of Object.entries(connections)) {
    const from = Number(place);
    for (const to of others) {
      const back = connections[String(to)]?.includes(from) ?? false;
      if (!back || from < to) found.push({ from, to, oneWay: !back });
    }
  }
  return found;
}

/** A point on the map, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** What measuring the plates takes of their container. */
export interface Ground {
  getBoundingClientRect(): Box;
  querySelector(selector: string): { getBoundingClientRect(): Box } | null;
}

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

/**
 * The middle of each location's own plate. Only plates of this map count: while one table replaces another, the
 * same locations are on the page twice.
 */
export function middlesOn(ground: Ground, ids: number[]): Map<number, Point> {
  const from = ground.getBoundingClientRect();
  const found = new Map<number, Point>();
  for (const id of ids) {
    const box = ground.querySelector(`[id="location-${id}"]`)?.getBoundingClientRect();
    if (box) found.set(id, { x: box.left + box.width / 2 - from.left, y: box.top + box.height / 2 - from.top });
  }
  return found;
}

/** The distance of ways from the edge of the map. */
const MARGIN = 8;

/**
 * The point toward which a way bends: slightly, as if drawn by hand, or widely around what is in between, and to
 * the other side if it would leave the map.
 */
export function bend(a: Point, b: Point, width: number, height: number): Point {
  const much = Math.hypot(a.x - b.x, a.y - b.y) > 0.6 * width ? 0.34 : 0.06;
  const low = Math.max(height, a.y, b.y) - MARGIN;
  const inside = ({ x, y }: Point): Point => ({
    x: Math.min(Math.max(x, MARGIN), width - MARGIN),
    y: Math.min(Math.max(y, MARGIN), low),
  });
  const [one, other] = [much, -much].map((by): Point => ({
    x: (a.x + b.x) / 2 + (a.y - b.y) * by,
    y: (a.y + b.y) / 2 + (b.x - a.x) * by,
  })) as [Point, Point];
  const cut = (point: Point): number => Math.hypot(point.x - inside(point).x, point.y - inside(point).y);
  return inside(cut(other) < cut(one) ? other : one);
}
