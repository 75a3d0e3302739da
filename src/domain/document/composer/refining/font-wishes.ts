import { bundledFonts, findFont, fontStack } from '../../kit/font-families.ts';
import type { Patch } from '../../patch.ts';
import type { WishReader } from './wish.ts';

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
  const font = findFont(text);
  if (!font) {
    return {
      type: 'say',
      text: `The fonts that come with Octavo are ${bundledFonts.map(({ family }) => family).join(', ')}. Name one of them, or say serif, sans, mono or rounded.`,
    };
  }
  const value = fontStack(font);
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
