import type { ThemeName } from '../../../content/choices.ts';
import { accentTokens } from '../../kit/accent-tokens.ts';
import { mixHex } from '../../kit/contrast.ts';
import { namedPalettes, paletteTokens } from '../../kit/named-palettes.ts';
import type { Patch } from '../../patch.ts';
import type { Outcome, WishReader } from './wish.ts';

/** What people call the palettes, in four languages. */
const spokenNames: Readonly<Record<string, RegExp>> = {
  ocean: /ocean|sea|marine|meer|mer|mar(?!\p{L})/iu,
  forest: /forest|nature|natural|woods?|wald|for[eê]t|bosque/iu,
  sunset: /sunset|autumn|fall|fire|sonnenuntergang|herbst|automne|otoño|atardecer/iu,
  berry: /berry|wine|beere|fruits rouges|frutos rojos/iu,
  earth: /earth|desert|sand|coffee|erde|terre|tierra/iu,
  lavender: /lavender|violet|lavendel|lavande|lavanda/iu,
  pastel: /pastel|candy|soft/iu,
  monochrome: /mono ?chrome|black and white|greyscale|grayscale|schwarz-?weiß|noir et blanc|blanco y negro/iu,
};

const wish =
  /(?<!\p{L})(?:palette|colou?r scheme|colou?rs|tones|farben|farbpalette|couleurs|paleta|colores)(?!\p{L})/iu;
const alone =
  /^(?:make it |use |switch to |in |en |auf )?(?:monochrome|black and white|greyscale|grayscale|schwarz-?weiß|noir et blanc|blanco y negro)$/iu;

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
  const found = namedPalettes.find(({ name }) => spokenNames[name]?.test(text));
  if (!found) {
    if (!/palette|scheme|paleta/i.test(text)) return null;
    return {
      type: 'say',
      text: `I know these palettes: ${namedPalettes.map(({ name }) => name).join(', ')}. Or name a colour, such as “make it dark green”.`,
    };
  }
  const tokens = Object.entries(paletteTokens(found, view.article.theme));
  return whole(
    tokens.map(([name, value]) => set(name, value)),
    `${found.name} palette`,
  );
};

/** Of the accent, and of nothing else that can be dark or light. */
const accentShade =
  /^(?=.{0,70}$)(?!.*(?:background|page|paper|text|mode|section|to |with ))(?=.*(?<!\p{L})(?:accent|colou?r|shade|tone|red|green|blue|field|header)(?!\p{L})).*(?<!\p{L})(darker|lighter|brighter|deeper|softer|stronger|paler)(?!\p{L})/iu;

/** The accent as it stands, a step deeper or lighter. */
export const readShade: WishReader = (text, { view, accent }) => {
  const match = accentShade.exec(text);
  if (!match) return null;
  const theme: ThemeName = view.article.theme;
  const isDeeper = /dark|deep|strong/i.test(match[1] ?? '');
  const now = /^#[0-9a-f]{6}$/i.test(view.article.tokens.accent ?? '')
    ? (view.article.tokens.accent ?? accent)
    : accent;
  const next = accentTokens(mixHex(now, isDeeper ? '#000000' : '#ffffff', 0.22), theme);
  return whole(
    Object.entries(next).map(([name, value]) => set(name, value)),
    isDeeper ? 'a deeper accent' : 'a lighter accent',
  );
};
