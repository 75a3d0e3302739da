import type {
  ArtDirection,
  DocumentFormat,
  Orientation,
  ThemeName,
} from '../../../../domain/content/choices.ts';
import { hasOrientation, isDocumentFormat, pageBox } from '../../../../domain/document/formats.ts';
import { artDirections, isArtDirection } from '../../../../domain/document/kit/choices.ts';
import { bundledFonts, fontStack } from '../../../../domain/document/kit/font-families.ts';
import { namedPalettes, tokensOfPalette } from '../../../../domain/document/kit/named-palettes.ts';
import { themeTokens } from '../../../../domain/document/kit/themes.ts';
import type { Patch } from '../../../../domain/document/patch.ts';
import { readArticle } from '../../../../domain/document/read-article.ts';
import { words } from '../../../lib/words.ts';
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

function nameOfDirection(direction: ArtDirection): string {
  const t = words('looks');
  const names: Readonly<Record<ArtDirection, string>> = {
    corporate: t.directionCorporate,
    editorial: t.directionEditorial,
    organic: t.directionOrganic,
    poster: t.directionPoster,
    swiss: t.directionSwiss,
    technical: t.directionTechnical,
  };
  return names[direction];
}

export const directionChoices = () =>
  artDirections.map((value) => ({ value, label: nameOfDirection(value) }));

const papers: readonly (readonly [DocumentFormat, Orientation])[] = [
  ['a4', 'portrait'],
  ['a4', 'landscape'],
  ['letter', 'portrait'],
  ['letter', 'landscape'],
  ['a5', 'portrait'],
  ['a6', 'portrait'],
  ['a6', 'landscape'],
  ['square', 'portrait'],
  ['story', 'portrait'],
  ['slides-16x9', 'portrait'],
  ['slides-4x3', 'portrait'],
];

const formatValue = (format: string, orientation: string): string =>
  isDocumentFormat(format) && !hasOrientation(format) ? format : `${format}-${orientation}`;

/** Shapes that the server can convert content to. */
export type PageShape = 'document' | 'slides' | 'story';

export function shapeChoices(): readonly { readonly value: PageShape; readonly label: string }[] {
  const t = words('formats');
  return [
    { value: 'document', label: t.document },
    { value: 'slides', label: t.slides },
    { value: 'story', label: t.story },
  ];
}

/** @param format such as 'a4-portrait', 'slides-16x9' */
export function shapeOf(format: string): PageShape {
  if (format.startsWith('slides')) return 'slides';
  return format === 'story' ? 'story' : 'document';
}

function nameOfFormat(format: DocumentFormat, orientation: Orientation): string {
  const t = words('formats');
  const names: Readonly<Record<string, string>> = {
    'a4-portrait': t.a4Portrait,
    'a4-landscape': t.a4Landscape,
    'letter-portrait': t.letterPortrait,
    'letter-landscape': t.letterLandscape,
    'a5-portrait': t.a5,
    'a6-portrait': t.a6,
    'a6-landscape': t.a6Landscape,
    square: t.square,
    story: t.story,
    'slides-16x9': t.slidesWide,
    'slides-4x3': t.slidesStandard,
  };
  return names[formatValue(format, orientation)] ?? pageBox(format, orientation).label;
}

/** Returns the formats of a shape. */
export function formatChoices(shape: PageShape) {
  return papers
    .filter(([format]) => shapeOf(format) === shape)
    .map(([format, orientation]) => ({
      value: formatValue(format, orientation),
      label: nameOfFormat(format, orientation),
    }));
}

export const fontChoices = bundledFonts.map(({ family, isDisplay = false }) => ({ family, isDisplay }));

/** Returns the name of one of our palettes, or of the default one. */
export function nameOfPalette(name: string): string {
  const t = words('looks');
  const names: Readonly<Record<string, string>> = {
    berry: t.paletteBerry,
    design: t.default,
    earth: t.paletteEarth,
    forest: t.paletteForest,
    lavender: t.paletteLavender,
    monochrome: t.paletteMonochrome,
    ocean: t.paletteOcean,
    pastel: t.palettePastel,
    sunset: t.paletteSunset,
  };
  return names[name] ?? name;
}

/** The design kit's palettes as in a prompt: paper, ink, accent. */
export const wishablePalettes = namedPalettes.map(({ name, light, accent }) => ({
  name: name.charAt(0).toUpperCase() + name.slice(1),
  palette: name,
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
      label: words('editing').format(nameOfFormat(format, orientation)),
    };
  };
}

export function chooseDirection(value: ArtDirection): MakeEdit {
  return () => ({
    patches: [setDocument('direction', value)],
    label: words('editing').direction(nameOfDirection(value)),
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
    label:
      name === 'design' ? words('editing').defaultPalette : words('editing').palette(nameOfPalette(name)),
  });
}

/**
 * Switches the theme. Colors for light paper don't work on dark paper, so one of our palettes is reapplied
 * and other colors are removed.
 */
export function chooseTheme(theme: ThemeName): MakeEdit {
  return (articleHtml) => ({
    patches: [setDocument('theme', theme), ...palettePatches(lookOf(articleHtml).palette ?? 'design', theme)],
    label: theme === 'dark' ? words('editing').paperDark : words('editing').paperLight,
  });
}

export function chooseFont(role: 'headings' | 'text', family: string): MakeEdit {
  return () => {
    const font = bundledFonts.find((candidate) => candidate.family === family);
    const token = role === 'headings' ? 'font-display' : 'font-text';
    const t = words('editing');
    const ownLabel = role === 'headings' ? t.defaultFontInHeadings : t.defaultFontInText;
    const labelOf = role === 'headings' ? t.fontInHeadings : t.fontInText;
    return {
      patches: [setToken(token, font ? fontStack(font) : null)],
      label: font ? labelOf(family) : ownLabel,
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
      label: font ? words('editing').fontAs(family) : words('editing').defaultFonts,
    };
  };
}
