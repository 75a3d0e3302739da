/**
 * Hand-cut edges: two slow waves that never repeat within a page. Returned as a polygon for `clip-path`,
 * which scales to any box.
 */
interface Edge {
  /** Maximum distance from the straight line, in px. */
  readonly reach: number;
  /** Phase of the waves; varies the edge in the same style. */
  readonly phase: number;
}

const percent = (share: number): string => `${Number((share * 100).toFixed(1))}%`;
const px = (value: number): string => `${Number(value.toFixed(1))}px`;

/** Returns the wave offset, between 0 and 1. */
const stray = (share: number, phase: number): number =>
  0.5 + 0.3 * Math.sin(share * 5.3 + phase) + 0.2 * Math.sin(share * 11.7 + phase * 2.3);

const marks = (count: number): readonly number[] =>
  Array.from({ length: count + 1 }, (_, index) => index / count);

/** Returns the polygon of a field with a wavy bottom edge. */
export function fieldEdge({ reach, phase }: Edge): string {
  const foot = marks(40)
    .toReversed()
    .map((share) => `${percent(share)} calc(100% - ${px(stray(share, phase) * reach)})`);
  return `polygon(0 0,100% 0,${foot.join(',')})`;
}

/** Returns the polygon of a field with a wavy top edge. */
export function groundEdge({ reach, phase }: Edge): string {
  const top = marks(40).map((share) => `${percent(share)} ${px(stray(share, phase) * reach)}`);
  return `polygon(${top.join(',')},100% 100%,0 100%)`;
}

/** Returns the polygon of a panel with four hand-cut edges. */
export function panelEdge({ reach, phase }: Edge): string {
  const away = (share: number, side: number): string => px(stray(share, phase + side * 1.7) * reach);
  const top = marks(14).map((share) => `${percent(share)} ${away(share, 0)}`);
  const right = marks(5).map((share) => `calc(100% - ${away(share, 1)}) ${percent(share)}`);
  const foot = marks(14).map((share) => `${percent(share)} calc(100% - ${away(share, 2)})`);
  const left = marks(5).map((share) => `${away(share, 3)} ${percent(share)}`);
  const sides = [
    ...top.slice(0, -1),
    ...right.slice(0, -1),
    ...foot.toReversed(),
    ...left.slice(1, -1).toReversed(),
  ];
  return `polygon(${sides.join(',')})`;
}
