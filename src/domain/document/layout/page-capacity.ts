import { directions } from '../kit/directions/directions.ts';
import type { Look } from '../kit/look.ts';
import { type PageScale, pageScale } from '../kit/scale.ts';
import { textAdvance } from '../kit/text-advance.ts';

export function scaleOf(look: Look): PageScale {
  return pageScale(look.direction, look.format, look.orientation);
}

/** Average share of a line that words fill. */
const lineFill = 0.93;

/** Estimates the lines of a running text in a column, as an upper bound, because the layout can't measure. */
export function estimateLines(text: string, look: Look, sizePx: number, columnPx: number): number {
  const face = directions[look.direction].textFace;
  return text
    .split('\n')
    .map((line) =>
      Math.max(1, Math.ceil((textAdvance(line, face) * sizePx) / Math.max(1, columnPx * lineFill))),
    )
    .reduce((sum, lines) => sum + lines, 0);
}
