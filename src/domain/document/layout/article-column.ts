import { isNarrow } from '../formats.ts';
import { directions } from '../kit/directions/directions.ts';
import type { Look } from '../kit/look.ts';
import { type PageScale, pageScale } from '../kit/scale.ts';

/** Longest line of running text, in em: about 85 characters. The style sheets use the same limit. */
const widestMeasureEm = 42;

export interface ArticleColumn {
  readonly scale: PageScale;
  /** Width of the running text in px. */
  readonly width: number;
  /** Width of everything but running text: tables, charts, cards. */
  readonly blockWidth: number;
  /** Width of the headings beside the text, in px; equal to the text width if they are above it. */
  readonly headingWidth: number;
  readonly isStacked: boolean;
}

/** Returns the column positions of an article: text in the wide column, headings in the narrow one. */
export function articleColumn(look: Look): ArticleColumn {
  const scale = pageScale(look.direction, look.format, look.orientation);
  const content = scale.width - 2 * scale.marginX;
  const column = (content - 5 * scale.gutter) / 6;
  const columns = (count: number): number => count * column + (count - 1) * scale.gutter;
  const { text, headings, spreads } = directions[look.direction].article;
  const isSmall = isNarrow(look.format, look.orientation);
  const isStacked = isSmall || headings === 'above';
  const wide = text === 'main' ? content - scale.side - scale.gutter : isSmall ? content : columns(text);
  const width = Math.min(wide, widestMeasureEm * scale.body);
  const beside = headings === 'side' || headings === 'above' ? scale.side : columns(headings);
  const blockWidth = spreads ? wide : width;
  return { scale, width, blockWidth, headingWidth: isStacked ? width : beside, isStacked };
}
