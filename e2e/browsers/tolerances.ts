import type { BrowserName } from './driven-page.ts';

interface Tolerance {
  /** Fraction of drawn cells; see `pictureDifference`. */
  readonly picture: number;
  /** Fraction of text runs; see `textDifference`. */
  readonly text: number;
}

/**
 * Allowed difference from Chromium. Measured: pictures up to 0.003 in Firefox; up to 0.035 in WebKit, which
 * rounds line heights down to whole px. Text up to 0.12 on the landing page, where one of nine runs is
 * clipped, and up to 0.03 elsewhere. Without its fonts, a page differs in 0.74 of its text runs; without two
 * of its three pictures, the landing page differs in 0.16 of its drawn cells.
 */
export const tolerances: Readonly<Record<BrowserName, Tolerance>> = {
  chromium: { picture: 0.005, text: 0.005 },
  firefox: { picture: 0.03, text: 0.15 },
  webkit: { picture: 0.06, text: 0.15 },
};
