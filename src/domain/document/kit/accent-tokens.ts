import type { ArtDirection, ThemeName } from '../../content/choices.ts';
import { artDirections } from './choices.ts';
import { contrastRatio } from './contrast.ts';
import type { PaletteToken } from './directions/token-names.ts';
import { leanToward, lowestContrast, nearestLegible } from './oklch.ts';
import { themeTokens } from './themes.ts';

/** WCAG AA for text. Charts are drawn in `accent-text`, so graphics (3:1) are covered as well. */
export const textContrast = 4.5;
/** Minimum contrast of an accent field with the paper. Dark paper needs more for the field to be visible. */
const fieldContrast: Record<ThemeName, number> = { light: 1.2, dark: 2 };
/** In order of preference. White or black is legible on any color. */
const inks = ['#ffffff', '#111111', '#000000'];
/** How far neutrals lean toward the accent; a ground less than type and rules, because it is large. */
const leanings = { tint: 0.08, rule: 0.2, muted: 0.2 } as const;

export interface AccentTokens {
  readonly accent: string;
  readonly 'accent-ink': string;
  readonly 'accent-text': string;
}

export const inkOn = (ground: string): string =>
  inks.find((ink) => contrastRatio(ground, ink) >= textContrast) ?? '#000000';

/** Returns whether black or white is legible on all of these colors. */
export const haveInk = (grounds: readonly string[]): boolean =>
  ['#000000', '#ffffff'].some((pole) => lowestContrast(pole, grounds) >= textContrast);

/** Returns the tokens of an accent on these papers and tints. */
export function accentTokensOn(
  hex: string,
  theme: ThemeName,
  { papers, tints }: { readonly papers: readonly string[]; readonly tints: readonly string[] },
): AccentTokens {
  const accent = nearestLegible(hex, papers, fieldContrast[theme]);
  return {
    accent,
    'accent-ink': inkOn(accent),
    'accent-text': nearestLegible(accent, [...papers, ...tints], textContrast),
  };
}

/**
 * Returns the accent tokens for a requested color, for pages whose direction can change without a new layout.
 * `accent` stays as close to it as a visible field allows; `accent-ink` is legible on it, and `accent-text` on
 * paper and tint of every direction, each at 4.5:1 or more. Throws a RangeError if `hex` is not a hex color.
 */
export function accentTokens(hex: string, theme: ThemeName): AccentTokens {
  const themes = artDirections.map((direction) => themeTokens(direction, theme));
  return accentTokensOn(hex, theme, {
    papers: themes.map(({ paper }) => paper),
    tints: themes.map(({ tint }) => tint),
  });
}

/**
 * Returns the whole palette that follows from an accent. Paper and ink belong to the direction; its other
 * neutrals lean toward the accent. All text is legible on paper and tint.
 */
export function accentPalette(
  hex: string,
  usual: Readonly<Record<PaletteToken, string>>,
  theme: ThemeName,
): Readonly<Record<PaletteToken, string>> {
  const { paper } = usual;
  const lean = (token: keyof typeof leanings): string => leanToward(usual[token], hex, leanings[token]);
  const leaned = lean('tint');
  // On mid-lightness paper, no color may be legible on both paper and tint; then the tint is dropped.
  const tint = haveInk([paper, leaned]) ? leaned : paper;
  return {
    paper,
    ink: nearestLegible(usual.ink, [paper, tint], textContrast),
    tint,
    muted: nearestLegible(lean('muted'), [paper, tint], textContrast),
    rule: lean('rule'),
    ...accentTokensOn(hex, theme, { papers: [paper], tints: [tint] }),
  };
}

/** Returns the whole palette that follows from an accent in a direction and a theme. */
export const accentPaletteOf = (hex: string, direction: ArtDirection, theme: ThemeName) =>
  accentPalette(hex, themeTokens(direction, theme), theme);
