import type { ArtDirection, DocumentFormat, Orientation } from '../../content/choices.ts';
import { pageBox } from '../formats.ts';
import { directions } from './directions/directions.ts';

/** All sizes that depend on the format, in CSS px. Style sheets and page breaking use the same numbers. */
export interface PageScale {
  readonly width: number;
  readonly height: number;
  readonly isSlides: boolean;
  /** Landscape or square: blocks are side by side. */
  readonly isWide: boolean;
  readonly marginX: number;
  readonly marginTop: number;
  readonly marginFoot: number;
  readonly gutter: number;
  /** Width of the side column, where a direction has one. */
  readonly side: number;
  /** Minimum type size. */
  readonly floor: number;
  readonly note: number;
  readonly body: number;
  /** Height of one line of body text, the unit of every vertical gap. */
  readonly unit: number;
  readonly lead: number;
  readonly heading3: number;
  readonly heading2: number;
  readonly heading1: number;
  readonly figure: number;
  readonly hero: number;
  /** Thickness of the heavy rule. */
  readonly bar: number;
  readonly hair: number;
}

const pxPerPt = 96 / 72;
const pxPerMm = 96 / 25.4;
/** 9 pt is the smallest type that prints well; 18 px on a projected slide is comparable. */
const floors = { print: 9 * pxPerPt, slides: 18 };

type Paper = Exclude<DocumentFormat, `slides-${string}`>;

/** Returns the factors for display and reading sizes on a paper; the floor still applies. */
function sizeFactors(paper: Paper, isLandscape: boolean): { display: number; reading: number } {
  // As narrow as A5, but shown on a phone at about two thirds of its size.
  if (paper === 'story') return { display: 0.84, reading: 1.05 };
  if (paper === 'a6') return { display: isLandscape ? 0.46 : 0.49, reading: 0.9 };
  if (paper === 'a5') return { display: isLandscape ? 0.66 : 0.7, reading: 0.94 };
  return { display: isLandscape ? 0.9 : paper === 'square' ? 0.86 : 1, reading: 1 };
}

/** Returns the sizes of a direction in a format. */
export function pageScale(
  direction: ArtDirection,
  format: DocumentFormat,
  orientation: Orientation,
): PageScale {
  const kit = directions[direction];
  const box = pageBox(format, orientation);
  const frame = {
    width: box.widthPx,
    height: box.heightPx,
    isSlides: box.isSlides,
    isWide: box.widthPx >= box.heightPx * 0.99,
  };
  if (format === 'slides-16x9' || format === 'slides-4x3') {
    const sizes = kit.slideSizes;
    const display = format === 'slides-4x3' ? 0.76 : 1;
    return {
      ...frame,
      marginX: sizes.margin[0] * display,
      marginTop: sizes.margin[1],
      marginFoot: sizes.margin[2],
      gutter: sizes.gutter * display,
      side: sizes.side * display,
      floor: floors.slides,
      note: floors.slides,
      body: display < 1 ? sizes.body - 1 : sizes.body,
      unit: display < 1 ? sizes.unit - 2 : sizes.unit,
      lead: sizes.lead * (display < 1 ? 0.9 : 1),
      heading3: sizes.heading3 * (display < 1 ? 0.9 : 1),
      heading2: sizes.heading2 * display,
      heading1: sizes.heading1 * display,
      figure: sizes.figure * display,
      hero: sizes.hero * display,
      bar: 4,
      hair: 1,
    };
  }
  const isLandscape = box.widthPx > box.heightPx;
  const measures = format === 'a5' || format === 'a6' || format === 'story' ? kit.smallPaper : kit.paper;
  const factors = sizeFactors(format, isLandscape);
  const floor = floors.print * Math.max(1, factors.reading);
  const sizes = kit.printSizes;
  const display = (pt: number): number => Math.max(floor, pt * pxPerPt * factors.display);
  const reading = (pt: number): number => pt * pxPerPt * factors.reading;
  const [marginX, marginTop, marginFoot] = measures.marginMm;
  return {
    ...frame,
    marginX: marginX * pxPerMm,
    marginTop: marginTop * pxPerMm,
    marginFoot: marginFoot * pxPerMm,
    gutter: measures.gutterMm * pxPerMm,
    side: measures.sideMm[isLandscape ? 1 : 0] * pxPerMm,
    floor,
    note: floor,
    body: Math.max(floor, reading(sizes.body)),
    unit: reading(sizes.unit),
    lead: Math.max(floor, reading(sizes.lead) * (factors.display < 0.8 ? 0.88 : 1)),
    heading3: Math.max(floor, reading(sizes.heading3) * (factors.display < 0.8 ? 0.9 : 1)),
    heading2: display(sizes.heading2),
    heading1: display(sizes.heading1),
    figure: display(sizes.figure),
    hero: display(sizes.hero),
    bar: 2 * pxPerPt,
    hair: 0.5 * pxPerPt,
  };
}
