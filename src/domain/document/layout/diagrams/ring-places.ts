/** Position of an item beside a drawing: its side, and its rows in the grid. */
export interface RingPlace {
  readonly side: 'left' | 'right';
  readonly row: number;
  readonly span: number;
  /** Middle of its rows, as a share of the height. */
  readonly middle: number;
  /** Direction from the center in radians, clockwise from the top. */
  readonly angle: number;
}

/** Places items around a center, clockwise from the upper right, in rows of equal height on both sides. */
export function ringPlaces(count: number): { readonly rows: number; readonly places: readonly RingPlace[] } {
  const right = Math.ceil(count / 2);
  const left = count - right;
  const rows = right === left || left === 0 ? right : right * left;
  const step = (2 * Math.PI) / Math.max(1, count);
  const first = Math.PI / 2 - ((right - 1) / 2) * step;
  const places = Array.from({ length: count }, (_, index): RingPlace => {
    const isRight = index < right;
    const own = isRight ? right : left;
    const at = isRight ? index : count - 1 - index;
    const span = rows / own;
    return {
      side: isRight ? 'right' : 'left',
      row: at * span + 1,
      span,
      middle: (at + 0.5) / own,
      angle: first + index * step,
    };
  });
  return { rows, places };
}

export const gridStyle = ({ row, span }: RingPlace): string => `grid-row:${row}/span ${span}`;
