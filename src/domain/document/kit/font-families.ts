import { fallbackFamily } from './fallback-faces.ts';

export interface BundledFont {
  readonly family: string;
  readonly generic: 'serif' | 'sans-serif' | 'monospace';
  /** Names and aliases of the family, lowercase. */
  readonly names: RegExp;
  /** Headings only: unreadable in running text. */
  readonly isDisplay?: true;
}

/** The families of the art directions, with the common fonts they replace. */
export const bundledFonts: readonly BundledFont[] = [
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

/** Returns the family named in a text, by name or alias. */
export function findFont(text: string): BundledFont | null {
  const name = text.trim().toLowerCase();
  const own = bundledFonts.find(({ family }) => family.toLowerCase() === name);
  return own ?? bundledFonts.find(({ names }) => names.test(text)) ?? null;
}

/** Returns the value of a font token: the family, then the fallback for missing characters. */
export function fontStack({ family, generic }: BundledFont): string {
  return `'${family}', '${fallbackFamily}', ${generic}`;
}

export interface ChosenFont {
  readonly family: string;
  readonly role: 'headings' | 'text' | 'all';
}

export interface FontChoice {
  readonly tokens: Readonly<Partial<Record<'font-display' | 'font-text', string>>>;
  /** Families that don't come with Octavo, with what replaces them; null if the fonts of the design stay. */
  readonly missing: readonly { readonly family: string; readonly other: string | null }[];
}

/** A font family uploaded by the user; always treated as sans-serif. */
const ownFont = (family: string): BundledFont => ({ family, generic: 'sans-serif', names: /(?!)/ });

/**
 * Returns the font tokens for the chosen families. Display faces are never used for running text.
 *
 * @param own font families uploaded by the user
 */
export function fontTokens(chosen: readonly ChosenFont[], own: readonly string[] = []): FontChoice {
  const tokens: Partial<Record<'font-display' | 'font-text', string>> = {};
  const missing: { family: string; other: string | null }[] = [];
  for (const { family, role } of chosen) {
    const uploaded = own.find((name) => name.toLowerCase() === family.toLowerCase());
    const font = uploaded ? ownFont(uploaded) : findFont(family);
    if (!font) {
      missing.push({ family, other: null });
      continue;
    }
    if (role !== 'text') tokens['font-display'] ??= fontStack(font);
    if (role !== 'headings' && !font.isDisplay) tokens['font-text'] ??= fontStack(font);
    if (font.family.toLowerCase() !== family.toLowerCase()) missing.push({ family, other: font.family });
  }
  return { tokens, missing };
}
