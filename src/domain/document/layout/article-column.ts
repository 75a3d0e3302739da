import type { Look } from '../brief.ts';
import { type PageScale, pageScale } from '../kit/scale.ts';

/** Longest line of running text, in em of its size: about 85 characters. The style sheets have the same cap. */
const widestMeasureEm = 42;

export interface ArticleColumn {
  readonly scale: PageScale;
  /** Width of the running text in px. */
  readonly width: number;
  /** Width of the headings beside it, in px; as wide as the text where they stand above it. */
  readonly headingWidth: number;
  readonly isStacked: boolean;
}

/** Where the running text of an article stands: in the wide column, its headings in the narrow one. */
export function articleColumn(look: Look): ArticleColumn {
  const scale = pageScale(look.direction, look.format, look.orientation);
  const content = scale.width - 2 * scale.marginX;
  const column = (content - 5 * scale.gutter) / 6;
  const isSwiss = look.direction === 'swiss';
  const isStacked = look.format === 'a5' && look.orientation === 'portrait';
  const wide = isSwiss
    ? isStacked
      ? content
      : 4 * column + 3 * scale.gutter
    : content - scale.side - scale.gutter;
  const width = Math.min(wide, widestMeasureEm * scale.body);
  const narrow = isSwiss ? 2 * column + scale.gutter : scale.side;
  return { scale, width, headingWidth: isStacked ? width : narrow, isStacked };
}
