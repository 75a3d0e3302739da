import type { BrowserName } from './driven-page.ts';

interface Tolerance {
  /** Share of drawn cells; see `pictureDifference`. */
  readonly picture: number;
  /** Share of text runs; see `textDifference`. */
  readonly text: number;
}

/**
 * How much a page may differ from Chromium's. Measured: pictures in Firefox up to 0.003; in WebKit, which rounds the
 * height of each line down to a whole px, up to 0.035. Text up to 0.12 on the landing page, where one of nine runs is
 * cut off, and up to 0.03 elsewhere. Without its fonts a page differs by 0.74 of its text runs; without two of its
 * three pictures the landing page does by 0.16 of its drawn cells.
 */
export const tolerances: Readonly<Record<BrowserName, Tolerance>> = {
  chromium: { picture: 0.005, text: 0.005 },
  firefox: { picture: 0.03, text: 0.15 },
  webkit: { picture: 0.06, text: 0.15 },
};
