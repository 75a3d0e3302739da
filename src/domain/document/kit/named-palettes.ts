import type { ThemeName } from '../../content/choices.ts';
import { accentTokens } from './accent-tokens.ts';
import type { PaletteToken } from './directions/token-names.ts';

export interface NamedPalette {
  readonly name: string;
  /** For light paper; on dark paper only the accent applies. */
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

/** Returns the tokens of a full palette: paper, ink and accent. */
export function paletteTokens(
  { light, accent }: Pick<NamedPalette, 'light' | 'accent'>,
  theme: ThemeName,
): Readonly<Partial<Record<PaletteToken, string>>> {
  return { ...(theme === 'light' ? light : {}), ...accentTokens(accent, theme) };
}
