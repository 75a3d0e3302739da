import type { ThemeName } from '../../brief.ts';
import { accentTokens } from '../../kit/accent-tokens.ts';
import { mixHex } from '../../kit/contrast.ts';
import type { Patch } from '../../patch.ts';
import type { Outcome, WishReader } from './wish.ts';

interface Palette {
  readonly names: RegExp;
  readonly name: string;
  /** On light paper; on dark paper the accent alone follows. */
  readonly light: Readonly<Record<'paper' | 'ink' | 'muted' | 'rule' | 'tint', string>>;
  readonly accent: string;
}

const palette = (
  name: string,
  names: RegExp,
  [paper, ink, muted, rule, tint]: readonly [string, string, string, string, string],
  accent: string,
): Palette => ({ name, names, light: { paper, ink, muted, rule, tint }, accent });

const palettes: readonly Palette[] = [
  palette(
    'ocean',
    /ocean|sea|marine|meer|mer|mar(?!\p{L})/iu,
    ['#f4f8fa', '#10242f', '#46596a', '#b9cbd4', '#e4eef3'],
    '#0b5a7a',
  ),
  palette(
    'forest',
    /forest|nature|natural|woods?|wald|forêt|bosque/iu,
    ['#f5f8f3', '#17251b', '#4a5a4e', '#bdcbbf', '#e6efe6'],
    '#1f5c38',
  ),
  palette(
    'sunset',
    /sunset|autumn|fall|fire|sonnenuntergang|herbst|automne|otoño|atardecer/iu,
    ['#fdf6f0', '#2c1a16', '#674d44', '#dcc3b4', '#f6e6da'],
    '#b5401c',
  ),
  palette(
    'berry',
    /berry|wine|beere|fruits rouges|frutos rojos/iu,
    ['#fbf5f8', '#2a1522', '#634859', '#d9bfcd', '#f3e3ec'],
    '#8a1f57',
  ),
  palette(
    'earth',
    /earth|desert|sand|coffee|erde|terre|tierra/iu,
    ['#f7f2e9', '#2a2118', '#5d5245', '#cfc1ad', '#ece3d4'],
    '#7a4a21',
  ),
  palette(
    'lavender',
    /lavender|violet|lavendel|lavande|lavanda/iu,
    ['#f7f5fb', '#1f1a2e', '#544d64', '#cbc3dc', '#ebe6f5'],
    '#5b3f9a',
  ),
  palette(
    'pastel',
    /pastel|candy|soft/iu,
    ['#fff9f7', '#2b2430', '#5e5563', '#e0d2d6', '#fbeef0'],
    '#b4476b',
  ),
  palette(
    'monochrome',
    /mono ?chrome|black and white|greyscale|grayscale|schwarz-?weiß|noir et blanc|blanco y negro/iu,
    ['#ffffff', '#111111', '#555555', '#c9c9c9', '#f0f0f0'],
    '#111111',
  ),
];

const wish =
  /(?<!\p{L})(?:palette|colou?r scheme|colou?rs|tones|farben|farbpalette|couleurs|paleta|colores)(?!\p{L})/iu;
const alone =
  /^(?:make it |use |switch to |in )?(?:monochrome|black and white|greyscale|grayscale|schwarz-?weiß|noir et blanc|blanco y negro)$/iu;

const set = (name: string, value: string | null): Patch => ({ op: 'set_token', name, value });
const whole = (patches: readonly Patch[], did: string): Outcome => ({
  type: 'patches',
  patches,
  did,
  isWholeDocument: true,
});

/** A whole palette by name: paper, ink and accent together. */
export const readPalette: WishReader = (text, { view }) => {
  if (!wish.test(text) && !alone.test(text)) return null;
  const found = palettes.find(({ names }) => names.test(text));
  if (!found) {
    if (!/palette|scheme|paleta/i.test(text)) return null;
    return {
      type: 'say',
      text: `I know these palettes: ${palettes.map(({ name }) => name).join(', ')}. Or name a colour, such as “make it dark green”.`,
    };
  }
  const { theme } = view.article;
  const paper = theme === 'light' ? Object.entries(found.light) : [];
  const tokens = [...paper, ...Object.entries(accentTokens(found.accent, theme))];
  return whole(
    tokens.map(([name, value]) => set(name, value)),
    `${found.name} palette`,
  );
};

const accentShade =
  /^(?:make |set |turn )?(?:the |its )?(?:accent|colou?r|red|green|blue|field|header|akzent(?:farbe)?|farbe|couleur|color|background colou?r)(?: colou?r)? (?:a (?:bit|little) |slightly |much )?(darker|lighter|brighter|deeper|softer|stronger|dunkler|heller|plus foncée?|plus claire?|más oscuro|más claro)$|^(?:a (?:bit|little) |slightly )?(darker|lighter|deeper|brighter) (?:accent|colou?r|shade|tone|green|red|blue)$/iu;

/** The accent as it stands, a step deeper or lighter. */
export const readShade: WishReader = (text, { view, accent }) => {
  const match = accentShade.exec(text);
  if (!match) return null;
  const theme: ThemeName = view.article.theme;
  const isDeeper = /dark|deep|strong|dunkl|fonc|oscur/i.test(match[1] ?? match[2] ?? '');
  const now = /^#[0-9a-f]{6}$/i.test(view.article.tokens.accent ?? '')
    ? (view.article.tokens.accent ?? accent)
    : accent;
  const next = accentTokens(mixHex(now, isDeeper ? '#000000' : '#ffffff', 0.22), theme);
  return whole(
    Object.entries(next).map(([name, value]) => set(name, value)),
    isDeeper ? 'a deeper accent' : 'a lighter accent',
  );
};
