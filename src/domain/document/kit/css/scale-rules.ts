import { artDirections, documentFormats, orientations, themeNames } from '../choices.ts';
import { type TokenName, tokenNames } from '../directions/token-names.ts';
import { type PageScale, pageScale } from '../scale.ts';
import { themeTokens } from '../themes.ts';

const px = (value: number): string => `${Number(value.toFixed(2))}px`;

function scaleDeclarations(scale: PageScale): string {
  const sizes: Record<string, number> = {
    'page-w': scale.width,
    'page-h': scale.height,
    m: scale.marginX,
    mt: scale.marginTop,
    mb: scale.marginFoot,
    gut: scale.gutter,
    side: scale.side,
    floor: scale.floor,
    'base-note': scale.note,
    'base-body': scale.body,
    'base-u': scale.unit,
    'base-lead': scale.lead,
    'base-h3': scale.heading3,
    'base-h2': scale.heading2,
    'base-h1': scale.heading1,
    'base-fig': scale.figure,
    'base-hero': scale.hero,
    bar: scale.bar,
    hair: scale.hair,
  };
  return Object.entries(sizes)
    .map(([name, value]) => `--${name}:${px(value)}`)
    .join(';');
}

/** Returns the rules for the page box and sizes of every format, by the attributes of the article. */
export function scaleRules(): string {
  return artDirections
    .flatMap((direction) =>
      documentFormats.flatMap((format) =>
        orientations.map((orientation) => {
          const selector = `.doc[data-direction="${direction}"][data-format="${format}"][data-orientation="${orientation}"]`;
          return `${selector}{${scaleDeclarations(pageScale(direction, format, orientation))}}`;
        }),
      ),
    )
    .join('\n');
}

/** Uses an overridden accent for text too, where the theme's own `accent-text` equals its accent. */
function tokenValue(tokens: Readonly<Record<TokenName, string>>, name: TokenName): string {
  return name === 'accent-text' && tokens['accent-text'] === tokens.accent ? 'var(--accent)' : tokens[name];
}

/** Returns the rules for the colors and fonts of every direction, light and dark. */
export function themeRules(): string {
  return artDirections
    .flatMap((direction) =>
      themeNames.map((theme) => {
        const tokens = themeTokens(direction, theme);
        const declarations = tokenNames.map((name) => `--${name}:${tokenValue(tokens, name)}`).join(';');
        return `.doc[data-direction="${direction}"][data-theme="${theme}"]{${declarations};color-scheme:${theme}}`;
      }),
    )
    .join('\n');
}

/**
 * Returns the rules that make room for accents of capitals, where `headlineStyle` and `heroStyle` report any.
 * Lines that wrap get a taller line height; hero lines, which are aligned to the edge of a field, get padding
 * above.
 */
export function accentRules(): string {
  return artDirections
    .map((direction) => {
      const own = `.doc[data-direction="${direction}"] [style*="--${direction}-rise"]`;
      return `${own}:not(.hero,.figures){line-height:1.18!important}\n${own}.hero .line{padding-top:.2em}`;
    })
    .join('\n');
}

/** Returns the rules that fit a headline, from the numbers `headlineStyle` gave for the direction. */
export function headlineRules(): string {
  return artDirections
    .map(
      (direction) =>
        `.doc[data-direction="${direction}"] .fit-headline{--em:var(--${direction}-em,6);--word:var(--${direction}-word,3)}`,
    )
    .join('\n');
}
