/**
 * Visual styles of pages. Import colors from accent-tokens.ts, contrast.ts, named-colours.ts; sizes from
 * scale.ts and hero-size.ts; the differences between directions from directions/.
 */
export { fallbackFamily } from './fallback-faces.ts';
export { kitFontFaces } from './font-faces.ts';
export { kitStylesheet } from './stylesheet.ts';
