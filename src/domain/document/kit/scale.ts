import type { ArtDirection, DocumentFormat, Orientation } from '../brief.ts';
import { pageBox } from '../formats.ts';

/** Everything that a format changes, in CSS px. The style sheets and the page breaking read the same numbers. */
export interface PageScale {
  readonly width: number;
  readonly height: number;
  readonly isSlides: boolean;
  /** Wider than high, or square: blocks stand side by side. */
  readonly isWide: boolean;
  readonly marginX: number;
  readonly marginTop: number;
  readonly marginFoot: number;
  readonly gutter: number;
  /** The narrow column of the editorial page. */
  readonly side: number;
  /** No type is set smaller. */
  readonly floor: number;
  readonly note: number;
  readonly body: number;
  /** One line of body text, the unit of every vertical gap. */
  readonly unit: number;
  readonly lead: number;
  readonly heading3: number;
  readonly heading2: number;
  readonly heading1: number;
  readonly figure: number;
  readonly hero: number;
  /** The heavy rule. */
  readonly bar: number;
  readonly hair: number;
}

const pxPerPt = 96 / 72;
const pxPerMm = 96 / 25.4;
/** 9 pt: the smallest type that prints well; 18 px on a slide is its like on a wall. */
const floors = { print: 9 * pxPerPt, slides: 18 };

interface PrintMeasures {
  readonly marginMm: readonly [side: number, top: number, foot: number];
  readonly gutterMm: number;
  readonly sideMm: number;
  /** Factor of display sizes. */
  readonly display: number;
  /** Factor of reading sizes; the floor still holds. */
  readonly reading: number;
}

type Paper = Exclude<DocumentFormat, `slides-${string}`>;

function printMeasures(direction: ArtDirection, paper: Paper, isLandscape: boolean): PrintMeasures {
  const isSwiss = direction === 'swiss';
  if (paper === 'a5')
    return {
      marginMm: isSwiss ? [10, 10, 10] : [13, 11, 11],
      gutterMm: isSwiss ? 4 : 6,
      sideMm: isLandscape ? 46 : 28,
      display: isLandscape ? 0.66 : 0.7,
      reading: 0.94,
    };
  const margin = isSwiss ? 15 : 20;
  return {
    marginMm: isSwiss ? [margin, margin, margin] : [margin, 16, 15],
    gutterMm: isSwiss ? 5 : 8,
    sideMm: isLandscape ? 66 : 38,
    display: isLandscape ? 0.9 : paper === 'square' ? 0.86 : 1,
    reading: 1,
  };
}

/** Points at A4. */
const printSizes = {
  swiss: {
    body: 9.75,
    unit: 13,
    lead: 15,
    heading3: 11.5,
    heading2: 22,
    heading1: 46,
    figure: 40,
    hero: 138,
  },
  editorial: {
    body: 10.25,
    unit: 14,
    lead: 13.5,
    heading3: 13.5,
    heading2: 24,
    heading1: 54,
    figure: 34,
    hero: 96,
  },
};

/** Px at 1280 by 720. */
const slideSizes = {
  swiss: {
    margin: [56, 48, 48],
    gutter: 24,
    side: 0,
    body: 21,
    unit: 28,
    lead: 28,
    heading3: 26,
    heading2: 60,
    heading1: 92,
    figure: 132,
    hero: 400,
  },
  editorial: {
    margin: [80, 52, 50],
    gutter: 48,
    side: 244,
    body: 22,
    unit: 32,
    lead: 28,
    heading3: 27,
    heading2: 58,
    heading1: 124,
    figure: 80,
    hero: 260,
  },
} as const;

/** The sizes of a direction on a format. */
export function pageScale(
  direction: ArtDirection,
  format: DocumentFormat,
  orientation: Orientation,
): PageScale {
  const box = pageBox(format, orientation);
  const frame = {
    width: box.widthPx,
    height: box.heightPx,
    isSlides: box.isSlides,
    isWide: box.widthPx >= box.heightPx * 0.99,
  };
  if (format === 'slides-16x9' || format === 'slides-4x3') {
    const sizes = slideSizes[direction];
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
  const measures = printMeasures(direction, format, box.widthPx > box.heightPx);
  const sizes = printSizes[direction];
  const display = (pt: number): number => pt * pxPerPt * measures.display;
  const reading = (pt: number): number => pt * pxPerPt * measures.reading;
  const [marginX, marginTop, marginFoot] = measures.marginMm;
  return {
    ...frame,
    marginX: marginX * pxPerMm,
    marginTop: marginTop * pxPerMm,
    marginFoot: marginFoot * pxPerMm,
    gutter: measures.gutterMm * pxPerMm,
    side: measures.sideMm * pxPerMm,
    floor: floors.print,
    note: floors.print,
    body: Math.max(floors.print, reading(sizes.body)),
    unit: reading(sizes.unit),
    lead: reading(sizes.lead) * (measures.display < 0.8 ? 0.88 : 1),
    heading3: reading(sizes.heading3) * (measures.display < 0.8 ? 0.9 : 1),
    heading2: display(sizes.heading2),
    heading1: display(sizes.heading1),
    figure: display(sizes.figure),
    hero: display(sizes.hero),
    bar: 2 * pxPerPt,
    hair: 0.5 * pxPerPt,
  };
}
