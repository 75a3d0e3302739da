import type {
  ArtDirection,
  DocumentFormat,
  Orientation,
  ThemeName,
} from '../../../../domain/content/choices.ts';
import { hasOrientation, isDocumentFormat, pageBox } from '../../../../domain/document/formats.ts';
import { artDirections, isArtDirection } from '../../../../domain/document/kit/choices.ts';
import { directions } from '../../../../domain/document/kit/directions/directions.ts';
import { bundledFonts, fontStack } from '../../../../domain/document/kit/font-families.ts';
import { namedPalettes, tokensOfPalette } from '../../../../domain/document/kit/named-palettes.ts';
import { themeTokens } from '../../../../domain/document/kit/themes.ts';
import type { Patch } from '../../../../domain/document/patch.ts';
import { readArticle } from '../../../../domain/document/read-article.ts';
import type { MakeEdit } from './hand-edit.ts';

/** A palette, as shown in chips. */
export interface PaletteChoice {
  /** 'design' for the direction's own palette. */
  readonly name: string;
  readonly colours: readonly string[];
}

export interface PageLook {
  /** 'a4-portrait', 'slides-16x9'. */
  readonly format: string;
  readonly direction: ArtDirection;
  readonly theme: ThemeName;
  /** Null if it isn't one of our palettes. */
  readonly palette: string | null;
  /** Font families, including the user's own, or 'design'. */
  readonly headings: string;
  readonly text: string;
}

export const paletteTokenNames = [
  'paper',
  'ink',
  'muted',
  'rule',
  'tint',
  'accent',
  'accent-ink',
  'accent-text',
] as const;

const nameOfDirection = (direction: ArtDirection): string =>
  directions[direction].label.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

export const directionChoices = artDirections.map((value) => ({ value, label: nameOfDirection(value) }));

const papers: readonly (readonly [DocumentFormat, Orientation])[] = [
  ['a4', 'portrait'],
  ['a4', 'landscape'],
  ['letter', 'portrait'],
  ['letter', 'landscape'],
  ['a5', 'portrait'],
  ['square', 'portrait'],
  ['story', 'portrait'],
  ['slides-16x9', 'portrait'],
  ['slides-4x3', 'portrait'],
];

const formatValue = (format: string, orientation: string): string =>
  isDocumentFormat(format) && !hasOrientation(format) ? format : `${format}-${orientation}`;

/** Shapes that the server can convert content to. */
export type PageShape = 'document' | 'slides' | 'story';

export const shapeChoices: readonly { readonly value: PageShape; readonly label: string }[] = [
  { value: 'document', label: 'Document' },
  { value: 'slides', label: 'Slides' },
  { value: 'story', label: 'Story' },
];

/** @param format such as 'a4-portrait', 'slides-16x9' */
export function shapeOf(format: string): PageShape {
  if (format.startsWith('slides')) return 'slides';
  return format === 'story' ? 'story' : 'document';
}

/** Returns the formats of a shape. */
export function formatChoices(shape: PageShape) {
  return papers
    .filter(([format]) => shapeOf(format) === shape)
    .map(([format, orientation]) => ({
      value: formatValue(format, orientation),
      label: pageBox(format, orientation).label,
    }));
}

export const fontChoices = bundledFonts.map(({ family, isDisplay = false }) => ({ family, isDisplay }));

/** 'ocean' → 'Ocean'. */
export const nameOfPalette = (name: string): string =>
  name === 'design' ? 'Its own' : name.charAt(0).toUpperCase() + name.slice(1);

/** The design kit's palettes as in a prompt: paper, ink, accent. */
export const wishablePalettes = namedPalettes.map(({ name, light, accent }) => ({
  name: nameOfPalette(name),
  colors: [light.paper, light.ink, accent],
}));

export function paletteChoices({
  direction,
  theme,
}: Pick<PageLook, 'direction' | 'theme'>): readonly PaletteChoice[] {
  const own = themeTokens(direction, theme);
  const swatches = (tokens: Readonly<Record<string, string>>): string[] =>
    ['paper', 'tint', 'accent', 'ink'].map((name) => tokens[name] ?? '');
  return [
    { name: 'design', colours: swatches(own) },
    ...namedPalettes.map((palette) => ({
      name: palette.name,
      colours: swatches({ ...own, ...tokensOfPalette(palette, theme) }),
    })),
  ];
}

/** Palettes are identified by paper and accent; a model or the composer may change the other tokens. */
const tellingTokens = ['paper', 'accent'] as const;

function paletteOf(tokens: Readonly<Record<string, string>>, theme: ThemeName): string | null {
  if (paletteTokenNames.every((name) => tokens[name] === undefined)) return 'design';
  const found = namedPalettes.find((palette) => {
    const own: Readonly<Record<string, string | undefined>> = tokensOfPalette(palette, theme);
    return tellingTokens.every((name) => tokens[name] === own[name]);
  });
  return found?.name ?? null;
}

/** Returns the first family of a font token. */
function fontOf(token: string | undefined): string {
  return /^\s*['"]?([^'",]+)/.exec(token ?? '')?.[1]?.trim() || 'design';
}

export function lookOf(articleHtml: string): PageLook {
  const { format, orientation, direction, theme, tokens } = readArticle(articleHtml);
  return {
    format: formatValue(format, orientation),
    direction: isArtDirection(direction) ? direction : 'swiss',
    theme,
    palette: paletteOf(tokens, theme),
    headings: fontOf(tokens['font-display']),
    text: fontOf(tokens['font-text']),
  };
}

export const setToken = (name: string, value: string | null): Patch => ({ op: 'set_token', name, value });
export const setDocument = (
  name: 'format' | 'orientation' | 'direction' | 'theme',
  value: string,
): Patch => ({
  op: 'set_document',
  name,
  value,
});

export const formatPatches = (format: DocumentFormat, orientation: Orientation): Patch[] => [
  setDocument('format', format),
  setDocument('orientation', orientation),
];

export function chooseFormat(value: string): MakeEdit {
  return () => {
    const found = papers.find(([format, orientation]) => formatValue(format, orientation) === value);
    if (!found) return null;
    const [format, orientation] = found;
    return {
      patches: formatPatches(format, orientation),
      label: `Format ${pageBox(format, orientation).label}`,
    };
  };
}

export function chooseDirection(value: ArtDirection): MakeEdit {
  return () => ({
    patches: [setDocument('direction', value)],
    label: `${nameOfDirection(value)} direction`,
  });
}

/** Returns the tokens of a palette; null for those that the direction sets. */
export function paletteOverrides(name: string, theme: ThemeName): Readonly<Record<string, string | null>> {
  const palette = namedPalettes.find((candidate) => candidate.name === name);
  const tokens: Readonly<Record<string, string | undefined>> = palette ? tokensOfPalette(palette, theme) : {};
  return Object.fromEntries(paletteTokenNames.map((token) => [token, tokens[token] ?? null]));
}

const palettePatches = (name: string, theme: ThemeName): Patch[] =>
  Object.entries(paletteOverrides(name, theme)).map(([token, value]) => setToken(token, value));

export function choosePalette(name: string): MakeEdit {
  return (articleHtml) => ({
    patches: palettePatches(name, readArticle(articleHtml).theme),
    label: name === 'design' ? 'Default palette' : `Palette ${name}`,
  });
}

/**
 * Switches the theme. Colors for light paper don't work on dark paper, so one of our palettes is reapplied
 * and other colors are removed.
 */
export function chooseTheme(theme: ThemeName): MakeEdit {
  return (articleHtml) => ({
    patches: [setDocument('theme', theme), ...palettePatches(lookOf(articleHtml).palette ?? 'design', theme)],
    label: theme === 'dark' ? 'Dark paper' : 'Light paper',
  });
}

export function chooseFont(role: 'headings' | 'text', family: string): MakeEdit {
  return () => {
    const font = bundledFonts.find((candidate) => candidate.family === family);
    const token = role === 'headings' ? 'font-display' : 'font-text';
    const where = role === 'headings' ? 'in headings' : 'in text';
    return {
      patches: [setToken(token, font ? fontStack(font) : null)],
      label: font ? `${family} ${where}` : `Default font ${where}`,
    };
  };
}

/** Sets one family for the whole page; display fonts apply only to headings. */
export function chooseFonts(family: string): MakeEdit {
  return () => {
    const font = bundledFonts.find((candidate) => candidate.family === family);
    const value = font ? fontStack(font) : null;
    return {
      patches: [setToken('font-display', value), ...(font?.isDisplay ? [] : [setToken('font-text', value)])],
      label: font ? `${family} as font` : 'Default fonts',
    };
  };
}
