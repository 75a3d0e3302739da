import type { ThemeName } from '../../content/choices.ts';
import { accentTokensOn } from './accent-tokens.ts';
import type { PaletteToken } from './directions/token-names.ts';
import { hexOfOklch, oklchOf } from './oklch.ts';
import { neutralsOn } from './palette-tokens.ts';

export interface NamedPalette {
  readonly name: string;
  /** For light paper; dark paper is a darker shade of `ink`, with `paper` as its ink. */
  readonly light: Readonly<Record<'paper' | 'ink' | 'muted' | 'rule' | 'tint', string>>;
  readonly accent: string;
}

const palette = (
  name: string,
  [paper, ink, muted, rule, tint]: readonly [string, string, string, string, string],
  accent: string,
): NamedPalette => ({ name, light: { paper, ink, muted, rule, tint }, accent });

/** Palettes that work with every direction. */
export const namedPalettes: readonly NamedPalette[] = [
  palette('ocean', ['#f4f8fa', '#10242f', '#46596a', '#b9cbd4', '#e4eef3'], '#0b5a7a'),
  palette('forest', ['#f5f8f3', '#17251b', '#4a5a4e', '#bdcbbf', '#e6efe6'], '#1f5c38'),
  palette('sunset', ['#fdf6f0', '#2c1a16', '#674d44', '#dcc3b4', '#f6e6da'], '#b5401c'),
  palette('berry', ['#fbf5f8', '#2a1522', '#634859', '#d9bfcd', '#f3e3ec'], '#8a1f57'),
  palette('earth', ['#f7f2e9', '#2a2118', '#5d5245', '#cfc1ad', '#ece3d4'], '#7a4a21'),
  palette('lavender', ['#f7f5fb', '#1f1a2e', '#544d64', '#cbc3dc', '#ebe6f5'], '#5b3f9a'),
  palette('pastel', ['#fff9f7', '#2b2430', '#5e5563', '#e0d2d6', '#fbeef0'], '#b4476b'),
  palette('monochrome', ['#ffffff', '#111111', '#555555', '#c9c9c9', '#f0f0f0'], '#111111'),
];

/** Lightness of dark paper. */
const darkLightness = 0.2;

/** Returns every token of a palette. */
export function tokensOfPalette(
  { light, accent }: Pick<NamedPalette, 'light' | 'accent'>,
  theme: ThemeName,
): Readonly<Record<PaletteToken, string>> {
  const dark = hexOfOklch({ ...oklchOf(light.ink), l: darkLightness });
  const neutrals = theme === 'light' ? light : neutralsOn(dark, accent, light.paper);
  const grounds = { papers: [neutrals.paper], tints: [neutrals.tint] };
  return { ...neutrals, ...accentTokensOn(accent, theme, grounds) };
}
