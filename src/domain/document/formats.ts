import type { DocumentFormat, Orientation } from '../content/choices.ts';

const mmPerInch = 25.4;
/** CSS reference px per inch. */
const pxPerInch = 96;

export interface PageBox {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Slides are read from a distance: larger type, one idea per page. */
  readonly isSlides: boolean;
  /** 'A4 portrait', 'Slides 16:9'. */
  readonly label: string;
}

interface FormatFacts {
  readonly label: string;
  readonly isSlides: boolean;
  /** The format has only one orientation. */
  readonly isFixed: boolean;
  /** Portrait for paper, landscape for slides. */
  readonly widthPx: number;
  readonly heightPx: number;
}

const fromMm = (mm: number): number => (mm * pxPerInch) / mmPerInch;

const formats: Record<DocumentFormat, FormatFacts> = {
  a4: { label: 'A4', isSlides: false, isFixed: false, widthPx: fromMm(210), heightPx: fromMm(297) },
  letter: { label: 'Letter', isSlides: false, isFixed: false, widthPx: 816, heightPx: 1056 },
  a5: { label: 'A5', isSlides: false, isFixed: false, widthPx: fromMm(148), heightPx: fromMm(210) },
  a6: { label: 'A6', isSlides: false, isFixed: false, widthPx: fromMm(105), heightPx: fromMm(148) },
  square: { label: 'Square', isSlides: false, isFixed: true, widthPx: fromMm(210), heightPx: fromMm(210) },
  story: { label: 'Story', isSlides: false, isFixed: true, widthPx: 540, heightPx: 960 },
  'slides-16x9': { label: 'Slides 16:9', isSlides: true, isFixed: true, widthPx: 1280, heightPx: 720 },
  'slides-4x3': { label: 'Slides 4:3', isSlides: true, isFixed: true, widthPx: 960, heightPx: 720 },
};

export function isDocumentFormat(value: string): value is DocumentFormat {
  return Object.hasOwn(formats, value);
}

/**
 * Returns the page box of a format in CSS px (1/96 in). Orientation has no effect on slides, squares and
 * stories.
 */
export function pageBox(format: DocumentFormat, orientation: Orientation): PageBox {
  const { label, isSlides, isFixed, widthPx, heightPx } = formats[format];
  if (isFixed) return { widthPx, heightPx, isSlides, label };
  return orientation === 'portrait'
    ? { widthPx, heightPx, isSlides, label: `${label} portrait` }
    : { widthPx: heightPx, heightPx: widthPx, isSlides, label: `${label} landscape` };
}

/** Returns whether a format supports both portrait and landscape. */
export function hasOrientation(format: DocumentFormat): boolean {
  return !formats[format].isFixed;
}

/** Minimum page width in px for two columns of running text. */
const twoColumnsPx = 600;

/** Returns whether headings must be above their text, because the page is too narrow for them beside it. */
export function isNarrow(format: DocumentFormat, orientation: Orientation): boolean {
  return pageBox(format, orientation).widthPx < twoColumnsPx;
}
