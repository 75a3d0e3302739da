import type { ThemeName } from '../../content/choices.ts';
import { artDirections } from './choices.ts';
import { contrastRatio, mixHex } from './contrast.ts';
import { themeTokens } from './themes.ts';

/** WCAG AA for text. */
const textContrast = 4.5;
/** Minimum contrast of an accent field with the paper. Dark paper needs more for the field to be visible. */
const fieldContrast: Record<ThemeName, number> = { light: 1.2, dark: 2 };
/** In order of preference. White or black is legible on any color. */
const inks = ['#ffffff', '#111111', '#000000'];

export interface AccentTokens {
  readonly accent: string;
  readonly 'accent-ink': string;
  readonly 'accent-text': string;
}

/** Moves a color toward black or white in small steps until `isEnough`, or until it is black or white. */
function shiftUntil(hex: string, pole: string, isEnough: (candidate: string) => boolean): string {
  for (let share = 0; share <= 1; share += 0.02) {
    const candidate = mixHex(hex, pole, share);
    if (isEnough(candidate)) return candidate;
  }
  return pole;
}

/**
 * Returns the accent tokens for a requested color. `accent` stays as close to it as a visible field allows;
 * `accent-ink` is legible on it, and `accent-text` on paper and tint of every direction, each at 4.5:1 or
 * more. Throws a RangeError if `hex` is not a hex color.
 */
export function accentTokens(hex: string, theme: ThemeName): AccentTokens {
  const pole = theme === 'light' ? '#000000' : '#ffffff';
  const themes = artDirections.map((direction) => themeTokens(direction, theme));
  const papers = themes.map(({ paper }) => paper);
  const grounds = [...papers, ...themes.map(({ tint }) => tint)];
  const standsOut = (candidate: string, from: readonly string[], ratio: number): boolean =>
    from.every((ground) => contrastRatio(candidate, ground) >= ratio);
  const accent = shiftUntil(hex, pole, (candidate) => standsOut(candidate, papers, fieldContrast[theme]));
  return {
    accent,
    'accent-ink': inks.find((ink) => contrastRatio(accent, ink) >= textContrast) ?? '#000000',
    'accent-text': shiftUntil(accent, pole, (candidate) => standsOut(candidate, grounds, textContrast)),
  };
}
