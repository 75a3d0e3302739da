import type { ThemeName } from '../../content/choices.ts';
import { artDirections } from './choices.ts';
import { contrastRatio, mixHex } from './contrast.ts';
import { themeTokens } from './themes.ts';

/** WCAG AA for text. */
const textContrast = 4.5;
/** A field on dark paper must be seen as one; on light paper even yellow is. */
const fieldContrast: Record<ThemeName, number> = { light: 1.2, dark: 2 };
/** In order of taste; one of the first and the last reads on any colour. */
const inks = ['#ffffff', '#111111', '#000000'];

export interface AccentTokens {
  readonly accent: string;
  readonly 'accent-ink': string;
  readonly 'accent-text': string;
}

/** Moves a colour towards black or white in small steps until it satisfies; ends at the pole at the latest. */
function shiftUntil(hex: string, pole: string, isEnough: (candidate: string) => boolean): string {
  for (let share = 0; share <= 1; share += 0.02) {
    const candidate = mixHex(hex, pole, share);
    if (isEnough(candidate)) return candidate;
  }
  return pole;
}

/**
 * The accent tokens for a wished colour: `accent` stays as near to it as a visible field allows, `accent-ink` reads
 * on it and `accent-text` reads on paper and tint of every direction, each at 4.5:1 or more. Throws a RangeError
 * when `hex` is not a hex colour.
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
