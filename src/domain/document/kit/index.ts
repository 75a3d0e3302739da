export { type AccentTokens, accentTokens } from './accent-tokens.ts';
export { contrastRatio } from './contrast.ts';
export { type FontFace, kitFontFaces } from './font-faces.ts';
export { headlineStyle, heroSize, heroStyle } from './hero-size.ts';
export { type NamedColour, namedColour, namedColours } from './named-colours.ts';
export { type PageScale, pageScale } from './scale.ts';
export { kitStylesheet } from './stylesheet.ts';
export { type TokenName, themeTokens, tokenNames } from './themes.ts';
