import type { Point } from '../geometry.ts';
import type { ArtBox } from '../studio.ts';
import type { HeightField } from './height-field.ts';

/** A contour line; closed if it ends at its start. */
export interface LevelLine {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

/** Margin around the box in cells, so that lines run past its edge instead of ending there. */
const overhang = 2;

interface Crossing {
  readonly point: Point;
  /** Connected crossings: one or two. */
  readonly joined: string[];
}

/**
 * Pairs of cell edges joined by a line, indexed by the corners above it (1 top left, 2 top right, 4 bottom
 * right, 8 bottom left); edges are numbered clockwise from the top. At saddles, either of the two options is
 * valid.
 */
const joins: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/**
 * Finds where the level crosses the edges of a grid of cells, and how the crossings connect (marching
 * squares).
 */
function crossings(
  values: readonly (readonly number[])[],
  level: number,
  cell: number,
): Map<string, Crossing> {
  const found = new Map<string, Crossing>();
  const at = (row: number, column: number): number => values[row]?.[column] ?? 0;
  const cross = (row: number, column: number, edge: number): string => {
    const isFlat = edge === 0 || edge === 2;
    const [fromRow, fromColumn] = [edge === 2 ? row + 1 : row, edge === 1 ? column + 1 : column];
    const key = `${isFlat ? 'h' : 'v'}${fromRow}:${fromColumn}`;
    if (!found.has(key)) {
      const from = at(fromRow, fromColumn);
      const to = isFlat ? at(fromRow, fromColumn + 1) : at(fromRow + 1, fromColumn);
      const share = (level - from) / (to - from || 1);
      const x = (fromColumn + (isFlat ? share : 0) - overhang) * cell;
      const y = (fromRow + (isFlat ? 0 : share) - overhang) * cell;
      found.set(key, { point: [x, y], joined: [] });
    }
    return key;
  };
  for (let row = 0; row < values.length - 1; row += 1) {
    for (let column = 0; column < (values[row]?.length ?? 1) - 1; column += 1) {
      const above = [at(row, column), at(row, column + 1), at(row + 1, column + 1), at(row + 1, column)];
      const mask = above.reduce((sum, value, index) => (value > level ? sum + 2 ** index : sum), 0);
      for (const [a, b] of joins[mask] ?? []) {
        const [from, to] = [cross(row, column, a), cross(row, column, b)];
        found.get(from)?.joined.push(to);
        found.get(to)?.joined.push(from);
      }
    }
  }
  return found;
}

/** Removes one line from the crossings, starting at one of them. */
function takeLine(found: Map<string, Crossing>, start: string): LevelLine {
  const points: Point[] = [];
  let key: string | undefined = start;
  let last: Crossing | undefined;
  while (key !== undefined) {
    const crossing = found.get(key);
    if (!crossing) break;
    found.delete(key);
    points.push(crossing.point);
    last = crossing;
    key = crossing.joined.find((next) => found.has(next));
  }
  return { points, isClosed: points.length > 3 && (last?.joined.includes(start) ?? false) };
}

function heights(
  field: HeightField,
  { width, height }: ArtBox,
  cell: number,
): readonly (readonly number[])[] {
  const along = (length: number): readonly number[] =>
    Array.from(
      { length: Math.ceil(length / cell) + 2 * overhang + 1 },
      (_, index) => (index - overhang) * cell,
    );
  return along(height).map((y) => along(width).map((x) => field(x, y)));
}

/** Returns the maximum height in a box. */
export function highest(field: HeightField, box: ArtBox, cell: number): number {
  return Math.max(...heights(field, box, cell).flat());
}

/** Returns all contour lines of one level in a box; they never cross and end only at its edges. */
export function levelLines(field: HeightField, box: ArtBox, cell: number, level: number): LevelLine[] {
  const found = crossings(heights(field, box, cell), level, cell);
  const lines: LevelLine[] = [];
  const ends = [...found.keys()].filter((key) => found.get(key)?.joined.length === 1);
  for (const key of [...ends, ...found.keys()]) {
    if (found.has(key)) lines.push(takeLine(found, key));
  }
  return lines;
}
