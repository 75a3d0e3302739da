import type { Patch } from '../../patch.ts';
import type { WishReader } from './wish.ts';

interface BundledFont {
  readonly family: string;
  readonly generic: 'serif' | 'sans-serif' | 'monospace';
  /** Names that mean it or that it stands in for, lower case. */
  readonly names: RegExp;
  /** For headings alone: unreadable in running text. */
  readonly isDisplay?: true;
}

/** The families of the art directions, with what people ask for instead. */
const fonts: readonly BundledFont[] = [
  {
    family: 'IBM Plex Mono',
    generic: 'monospace',
    names: /plex mono|monospace[d]?|typewriter|courier|mono(?:spaced)? font|consolas|code font/iu,
  },
  {
    family: 'IBM Plex Sans',
    generic: 'sans-serif',
    names: /plex(?: sans)?|technical font|segoe|verdana|tahoma/iu,
  },
  { family: 'Source Serif 4', generic: 'serif', names: /source serif|cambria|charter|slab/iu },
  {
    family: 'Libre Caslon Display',
    generic: 'serif',
    names: /caslon|didot|bodoni|playfair/iu,
    isDisplay: true,
  },
  {
    family: 'Newsreader',
    generic: 'serif',
    names:
      /newsreader|georgia|times(?: new roman)?|garamond|baskerville|palatino|(?<!sans[- ])serif|book(?:ish)? font/iu,
  },
  { family: 'Young Serif', generic: 'serif', names: /young serif|cooper|rustic font/iu, isDisplay: true },
  {
    family: 'Figtree',
    generic: 'sans-serif',
    names: /figtree|rounded|comic sans|friendly font|nunito|poppins|quicksand/iu,
  },
  {
    family: 'Anton',
    generic: 'sans-serif',
    names: /anton|impact|condensed|poster font|bebas|oswald/iu,
    isDisplay: true,
  },
  {
    family: 'Public Sans',
    generic: 'sans-serif',
    names: /public sans|calibri|open sans|lato|roboto|inter(?!\p{L})|source sans/iu,
  },
  {
    family: 'Archivo',
    generic: 'sans-serif',
    names: /archivo|helvetica|arial|grotesk|univers|futura|montserrat|sans(?:[- ]serif)?/iu,
  },
];

const wish =
  /(?<!\p{L})(?:fonts?|typefaces?|typography|schrift(?:art)?|police|caractères?|fuente|tipografía|tipo de letra)(?!\p{L})|^(?:use|set(?: it)? in|in|switch to|change to|make (?:it|the (?:text|headings?|titles?))|nimm|utilise|usa) (?:the )?(?:helvetica|arial|georgia|times(?: new roman)?|garamond|courier|archivo|newsreader|figtree|anton|plex|caslon|serif|sans(?:[- ]serif)?|mono(?:space)?|calibri|roboto|futura|inter|poppins)(?!\p{L})/iu;
const headingsOnly = /heading|headline|title|überschrift|titre|título/iu;
const sizes =
  /bigger|larger|smaller|increase|decrease|size|größer|kleiner|plus grand|plus petit|más grande|más pequeñ/iu;
const reset = /(?:original|default|reset|own) (?:font|typeface)|reset (?:the )?fonts?/iu;

/** Another family, by its own name or by one that it stands in for. */
export const readFont: WishReader = (text) => {
  if (!wish.test(text) || sizes.test(text)) return null;
  const whole = (patches: readonly Patch[], did: string, note?: string) => ({
    type: 'patches' as const,
    patches,
    did,
    isWholeDocument: true,
    ...(note ? { note } : {}),
  });
  if (reset.test(text)) {
    return whole(
      ['font-display', 'font-text'].map((name) => ({ op: 'set_token', name, value: null })),
      'the fonts of the design',
    );
  }
  const font = fonts.find(({ names }) => names.test(text));
  if (!font) {
    return {
      type: 'say',
      text: `The fonts that come with Octavo are ${fonts.map(({ family }) => family).join(', ')}. Name one of them, or say serif, sans, mono or rounded.`,
    };
  }
  const value = `'${font.family}', 'Octavo Fallback', ${font.generic}`;
  const isHeadings = font.isDisplay === true || headingsOnly.test(text);
  const asked = font.names.exec(text)?.[0] ?? '';
  const isOwn = font.family.toLowerCase().includes(asked.toLowerCase().slice(0, 6));
  return whole(
    (isHeadings ? ['font-display'] : ['font-display', 'font-text']).map((name) => ({
      op: 'set_token',
      name,
      value,
    })),
    `${font.family} ${isHeadings ? 'in headings' : 'throughout'}`,
    isOwn || /serif|sans|mono|rounded|condensed|font/i.test(asked)
      ? undefined
      : `${asked.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())} does not come with Octavo; ${font.family} is the nearest that does.`,
  );
};
