/**
 * What pages are dressed in. Colours have their own doors: accent-tokens.ts, contrast.ts, named-colours.ts; sizes
 * have scale.ts and hero-size.ts.
 */
export { kitFontFaces } from './font-faces.ts';
export { kitStylesheet } from './stylesheet.ts';
export { tokenNames } from './themes.ts';
