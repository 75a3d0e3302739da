import type { ThemeName } from '../../../content/choices.ts';
import type { MeasuredFace } from '../advance-widths.ts';
import type { InvoiceMeasures } from './invoice-measures.ts';
import type { PaletteToken } from './token-names.ts';

/**
 * A font family from an npm package, with the weights and styles used by the style sheets; static instances
 * only.
 */
export interface FamilyCuts {
  readonly family: string;
  /** Package name within the `@fontsource` scope. */
  readonly slug: string;
  readonly cuts: readonly (readonly [weight: number, style: 'normal' | 'italic'])[];
}

/** A display face whose ink is measured before layout; the style sheets use the same numbers. */
export interface FittedFace {
  readonly face: MeasuredFace;
  readonly trackingEm: number;
  /** Large lines shift left by the first letter's left bearing, so that its stem aligns with the margin. */
  readonly isPulled?: boolean;
  /** The style sheet renders it in capitals. */
  readonly isCapitals?: boolean;
}

/** Measures that differ between small and large papers. */
export interface PaperMeasures {
  readonly marginMm: readonly [side: number, top: number, foot: number];
  readonly gutterMm: number;
  /** Width of the side column in mm, portrait and landscape; 0 if the direction has none. */
  readonly sideMm: readonly [portrait: number, landscape: number];
}

/** In points at A4. */
export interface PrintSizes {
  readonly body: number;
  /** Height of one line of body text. */
  readonly unit: number;
  readonly lead: number;
  readonly heading3: number;
  readonly heading2: number;
  readonly heading1: number;
  readonly figure: number;
  readonly hero: number;
}

/** In px at 1280 × 720. */
export interface SlideSizes extends PrintSizes {
  readonly margin: readonly [side: number, top: number, foot: number];
  readonly gutter: number;
  readonly side: number;
}

/** Article measures used by page layout; heights in units of one body line. */
export interface ArticleMeasures {
  /** Width of running text: a number of six columns, or the main column next to the side column. */
  readonly text: number | 'main';
  /** Position of headings: a number of six columns, the side column, or above the text. */
  readonly headings: number | 'side' | 'above';
  /** Tables, charts and side-by-side blocks use the full column, even where running text is narrower. */
  readonly spreads?: boolean;
  /** Number of menu courses side by side; defaults to 1. */
  readonly menuColumns?: number;
  /** Vertical padding of a table row, top and bottom together. */
  readonly rowPadding: number;
  /** Size of a quote, as a share of the lead. */
  readonly quoteSize: number;
}

/** One-pager measures used by page breaking. */
export interface OnePagerMeasures {
  /** A grid of six columns with the figures in a row, or a narrow column of figures beside the text. */
  readonly plan: 'grid' | 'side';
  /** Correction factor for estimated heights, on portrait and on wide pages. */
  readonly calibration: readonly [upright: number, wide: number];
  /** Overflow that smaller display sizes can still absorb. */
  readonly reduced: number;
}

/** An art direction: all of its measures, faces, colors and styles. */
export interface DirectionKit {
  /** Display name: 'Swiss', 'editorial'. */
  readonly label: string;
  readonly fonts: Readonly<Record<'font-display' | 'font-text', string>>;
  readonly families: readonly FamilyCuts[];
  /**
   * `accent` fills fields and bars, with `accent-ink` on it; `accent-text` is the accent for type and keeps
   * 4.5:1 on paper. Rules are deliberately fainter than text, because no information depends on a rule alone.
   */
  readonly palettes: Readonly<Record<ThemeName, Readonly<Record<PaletteToken, string>>>>;
  readonly textFace: MeasuredFace;
  /** The largest line of a page. */
  readonly hero: FittedFace;
  /** Headlines, which can wrap. */
  readonly headline: FittedFace;
  /** Papers from A4 down to square. */
  readonly paper: PaperMeasures;
  readonly smallPaper: PaperMeasures;
  readonly printSizes: PrintSizes;
  readonly slideSizes: SlideSizes;
  readonly article: ArticleMeasures;
  readonly invoice: InvoiceMeasures;
  readonly onePager: OnePagerMeasures;
  /** The head of a page is a grid of labeled cells. */
  readonly labelsHead?: boolean;
  /** Dates are written as '2026-03-04' in every language. */
  readonly usesIsoDates?: boolean;
  /** Style sheets; every rule is scoped to `.doc[data-direction="…"]`. */
  readonly css: readonly string[];
}
