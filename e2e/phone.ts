/** The screen of a phone. */
export const phone = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };

/** For tests that run at both widths in the short run, too: what their titles end with, and their tags. */
export const bothWidths = [
  { where: '', tag: [] },
  { where: ', on a phone', tag: ['@mobile'] },
];
