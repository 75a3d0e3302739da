import type { ThemeName } from '../../../content/choices.ts';
import { accentTokens } from '../../kit/accent-tokens.ts';
import { mixHex } from '../../kit/contrast.ts';
import type { TokenOverrides } from '../../kit/look.ts';
import { namedColours } from '../../kit/named-colours.ts';

const names = namedColours
  .flatMap((colour) => colour.names)
  .sort((one, other) => other.length - one.length)
  .map((name) => name.replaceAll(' ', '[- ]'));
/** 'dark teal' and 'hellviolett' are shades of a name that the kit knows. */
const shade = '(?:(?:very )?(?:dark|deep|light|pale|bright)[- ]|dunkel|hell)';

/** A colour by name or as #hex, for use inside a pattern. */
export const colourPattern = `(?:#[0-9a-f]{6}(?![0-9a-f])|#[0-9a-f]{3}(?![0-9a-f])|${shade}?(?:${names.join('|')})(?:e[nmrs]?)?(?![\\p{L}-]))`;

/** A colour that somebody asked for, by the word used. */
export interface WishedColour {
  readonly name: string;
  /** The wished colour by theme, before it is made legible. */
  readonly light: string;
  readonly dark: string;
}

function find(word: string): WishedColour | null {
  const plain = [word, word.replace(/e[nmrs]?$/, '')];
  const found = namedColours.find((colour) => colour.names.some((name) => plain.includes(name)));
  return found ? { name: word, light: found.light, dark: found.dark } : null;
}

/** The colour that a match of `colourPattern` means. */
export function readColour(text: string): WishedColour | null {
  const word = text
    .toLowerCase()
    .trim()
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ');
  if (word.startsWith('#')) {
    const hex = word.length === 4 ? word.replace(/[0-9a-f]/g, '$&$&') : word;
    return { name: word, light: hex, dark: hex };
  }
  const whole = find(word);
  if (whole) return whole;
  const shaded = new RegExp(`^(${shade})(.+)$`, 'i').exec(word);
  const base = find(shaded?.[2] ?? '');
  if (!base) return null;
  const isDeeper = /dark|deep|dunkel/.test(shaded?.[1] ?? '');
  const shift = (hex: string): string => mixHex(hex, isDeeper ? '#000000' : '#ffffff', 0.3);
  return { name: word, light: shift(base.light), dark: shift(base.dark) };
}

/** The tokens that put a colour on the page, legible in the theme. */
export function colourTokens(colour: WishedColour, theme: ThemeName): TokenOverrides {
  return { ...accentTokens(colour[theme], theme) };
}
