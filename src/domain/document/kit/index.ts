/**
 * What pages are dressed in. Colours have their own doors: accent-tokens.ts, contrast.ts, named-colours.ts; sizes
 * have scale.ts and hero-size.ts; what tells one direction from another is in directions/.
 */
export { fallbackFamily } from './fallback-faces.ts';
export { kitFontFaces } from './font-faces.ts';
export { kitStylesheet } from './stylesheet.ts';
