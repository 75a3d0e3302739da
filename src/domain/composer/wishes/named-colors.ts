import { colorsNamed, formatHex, parse } from 'culori';
import { hexOfOklch, oklchOf } from '../../document/kit/oklch.ts';
import type { Shade } from '../lexicon/composer-lexicon.ts';

/** Common colors, strong enough to style a page. The keys match those of the lexicons. */
export const namedColors = {
  red: '#c62828',
  orange: '#e0701a',
  yellow: '#f2c230',
  green: '#2e7d3c',
  blue: '#1f5fbf',
  purple: '#6a3fa0',
  pink: '#d8558c',
  brown: '#7a4b2a',
  black: '#111111',
  white: '#ffffff',
  gray: '#6f757c',
  beige: '#e8dcc3',
  cream: '#f7efdc',
  teal: '#0f766e',
  turquoise: '#1ba7a6',
  navy: '#1b2f5e',
  sky: '#5aa9dd',
  burgundy: '#7a1f36',
  olive: '#6b7030',
  mint: '#7cc9a6',
  sage: '#8fa586',
  forest: '#1f5c38',
  lavender: '#9a8fd0',
  lilac: '#b79bd0',
  magenta: '#c2188f',
  coral: '#f0705a',
  salmon: '#f29180',
  peach: '#f4b393',
  gold: '#b8892b',
  silver: '#a9b0b7',
  copper: '#b3673f',
  terracotta: '#c0633f',
  ochre: '#c08a2b',
  mustard: '#d1a126',
  sand: '#dcc9a3',
  charcoal: '#36393f',
  sepia: '#704f37',
  earth: '#8a5a34',
} as const;

export type ColorName = keyof typeof namedColors;

const least = (value: number, floor: number): number => (value < 0.01 ? value : Math.max(value, floor));

/** Returns a darker, lighter or paler variant of a color. Grays stay gray. */
export function shaded(hex: string, shade: Shade): string {
  const { l, c, h } = oklchOf(hex);
  switch (shade) {
    case 'dark':
      return hexOfOklch({ l: Math.min(l * 0.68, 0.4), c: Math.min(c, 0.13), h });
    case 'light':
      return hexOfOklch({ l: l + (1 - l) * 0.55, c: least(c * 0.6, 0.05), h });
    case 'pastel':
      return hexOfOklch({ l: Math.max(l, 0.86), c: Math.min(least(c, 0.05), 0.07), h });
    case 'bright':
      return hexOfOklch({ l: Math.max(l, 0.6), c: least(c * 1.25, 0.16), h });
    case 'muted':
      return hexOfOklch({ l, c: c * 0.5, h });
    case 'neon':
      return hexOfOklch({ l: Math.max(l, 0.78), c: least(c, 0.3), h });
  }
}

/** Converts '#abc', '#a1b2c3' or a CSS name ('dark slate blue') to #rrggbb. */
export function cssColor(text: string): string | undefined {
  const name = text.toLowerCase().replaceAll(/[\s-]/g, '');
  if (!name.startsWith('#') && !Object.hasOwn(colorsNamed, name)) return undefined;
  if (name.startsWith('#') && !/^#(?:[\da-f]{3}|[\da-f]{6})$/.test(name)) return undefined;
  const color = parse(name);
  return color && formatHex(color);
}
