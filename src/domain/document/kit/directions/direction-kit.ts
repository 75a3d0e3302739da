import type { ThemeName } from '../../../content/choices.ts';
import type { MeasuredFace } from '../advance-widths.ts';
import type { InvoiceMeasures } from './invoice-measures.ts';
import type { PaletteToken } from './token-names.ts';

/** A family of an npm package, in the cuts that the style sheets use; static instances only. */
export interface FamilyCuts {
  readonly family: string;
  /** Name of the package below `@fontsource`. */
  readonly slug: string;
  readonly cuts: readonly (readonly [weight: number, style: 'normal' | 'italic'])[];
}

/** A display face whose ink is measured before it is set; the style sheets use the same numbers. */
export interface FittedFace {
  readonly face: MeasuredFace;
  readonly trackingEm: number;
  /** A large line is pulled left by the blank before its first letter, so that the stem stands on the margin. */
  readonly isPulled?: boolean;
  /** The style sheet sets it in capitals. */
  readonly isCapitals?: boolean;
}

/** What the smaller papers and the larger ones differ in. */
export interface PaperMeasures {
  readonly marginMm: readonly [side: number, top: number, foot: number];
  readonly gutterMm: number;
  /** The narrow column beside the text, upright and landscape; 0 where the direction has none. */
  readonly sideMm: readonly [portrait: number, landscape: number];
}

/** Points at A4. */
export interface PrintSizes {
  readonly body: number;
  /** One line of body text. */
  readonly unit: number;
  readonly lead: number;
  readonly heading3: number;
  readonly heading2: number;
  readonly heading1: number;
  readonly figure: number;
  readonly hero: number;
}

/** Px at 1280 by 720. */
export interface SlideSizes extends PrintSizes {
  readonly margin: readonly [side: number, top: number, foot: number];
  readonly gutter: number;
  readonly side: number;
}

/** What the layout knows of an article; heights in units of one body line. */
export interface ArticleMeasures {
  /** Running text: so many of six columns, or the main column beside the side one. */
  readonly text: number | 'main';
  /** Headings: so many of six columns, the side column, or above the text. */
  readonly headings: number | 'side' | 'above';
  /** Tables, charts and what stands side by side take the whole column, however wide it is for running text. */
  readonly spreads?: boolean;
  /** How many courses of a menu stand side by side; one without. */
  readonly menuColumns?: number;
  /** Above and below the words of a table's row, together. */
  readonly rowPadding: number;
  /** Size of a quote, as a share of the lead. */
  readonly quoteSize: number;
}

/** What page breaking knows of a one-pager. */
export interface OnePagerMeasures {
  /** A grid of six columns with the figures in a row, or a narrow column of figures beside the text. */
  readonly plan: 'grid' | 'side';
  /** What the sums of heights leave out: the factor on upright and on wide pages. */
  readonly calibration: readonly [upright: number, wide: number];
  /** How much too much still fits with smaller display sizes. */
  readonly reduced: number;
}

/** An art direction: everything that tells it from the others, in one record. */
export interface DirectionKit {
  /** As it is spoken of: 'Swiss', 'editorial'. */
  readonly label: string;
  readonly fonts: Readonly<Record<'font-display' | 'font-text', string>>;
  readonly families: readonly FamilyCuts[];
  /**
   * `accent` fills fields and bars, with `accent-ink` on it; `accent-text` is the accent where it colours type, and
   * keeps 4.5:1 on paper. Rules are quieter than text on purpose: nothing is told by a rule alone.
   */
  readonly palettes: Readonly<Record<ThemeName, Readonly<Record<PaletteToken, string>>>>;
  readonly textFace: MeasuredFace;
  /** The largest line of a page. */
  readonly hero: FittedFace;
  /** Headlines, which may wrap. */
  readonly headline: FittedFace;
  /** Papers from A4 down to the square. */
  readonly paper: PaperMeasures;
  readonly smallPaper: PaperMeasures;
  readonly printSizes: PrintSizes;
  readonly slideSizes: SlideSizes;
  readonly article: ArticleMeasures;
  readonly invoice: InvoiceMeasures;
  readonly onePager: OnePagerMeasures;
  /** The head of a page is a frame of cells, each with a word that says what stands in it. */
  readonly labelsHead?: boolean;
  /** Dates stand as '2026-03-04', in any language. */
  readonly usesIsoDates?: boolean;
  /** Its style sheet, every rule below `.doc[data-direction="…"]`. */
  readonly css: readonly string[];
}
