import type { ArtDirection, ThemeName } from '../../content/choices.ts';
import type { Look } from '../../content/look.ts';
import { fontTokens } from './font-families.ts';
import { paletteTokens, themeOfPaper } from './palette-tokens.ts';
import { themeTokens } from './themes.ts';

/** Styles that people ask for by name, besides the directions themselves. */
export const styleNames = [
  'deco',
  'nouveau',
  'bauhaus',
  'vintage',
  'seventies',
  'brutal',
  'minimal',
  'watercolor',
  'botanical',
  'rustic',
  'kawaii',
  'gothic',
  'futuristic',
  'elegant',
] as const;
export type StyleName = (typeof styleNames)[number];

/** What a style changes. `frame` is drawn around each page; see css/frames.ts. */
export interface StyleLook {
  readonly direction: ArtDirection;
  readonly paper: string;
  readonly accent: string;
  /** Family of headings, if not that of the direction; as narrow, because lines are fitted to that one. */
  readonly display?: string;
  readonly frame?: string;
  /** Shown if the page itself names no subject. */
  readonly motif?: string;
  /** Shown even if it does: an ornament instead of a picture. */
  readonly isOrnamental?: true;
}

export const styleLooks: Readonly<Record<StyleName, StyleLook>> = {
  deco: { direction: 'editorial', paper: '#15130f', accent: '#d0a84f', frame: 'deco', motif: 'stars' },
  nouveau: {
    direction: 'editorial',
    paper: '#f4ecd8',
    accent: '#56683a',
    frame: 'vine',
    motif: 'branch',
  },
  bauhaus: { direction: 'swiss', paper: '#f3eddd', accent: '#d3301f', frame: 'shapes' },
  vintage: {
    direction: 'editorial',
    paper: '#f3e8cf',
    accent: '#8c3b2a',
    frame: 'double',
    motif: 'wreath',
  },
  seventies: {
    direction: 'organic',
    paper: '#f8e7c3',
    accent: '#c2541b',
    frame: 'stripes',
  },
  brutal: { direction: 'swiss', paper: '#ffffff', accent: '#111111', frame: 'slab' },
  minimal: {
    direction: 'editorial',
    paper: '#ffffff',
    accent: '#2b2b2b',
  },
  watercolor: { direction: 'editorial', paper: '#fdfbf7', accent: '#3f6f8f', frame: 'wash', motif: 'branch' },
  botanical: { direction: 'editorial', paper: '#f8f6ec', accent: '#3c6a45', frame: 'sprig', motif: 'fern' },
  rustic: { direction: 'organic', paper: '#f3e8d6', accent: '#7a4a21', frame: 'stitch', motif: 'wheat' },
  kawaii: { direction: 'organic', paper: '#fff4f7', accent: '#d9628f', display: 'Figtree', frame: 'dots' },
  gothic: {
    direction: 'editorial',
    paper: '#131013',
    accent: '#c2475b',
    frame: 'pointed',
    motif: 'candle',
  },
  futuristic: { direction: 'technical', paper: '#0b1119', accent: '#43c6f0', frame: 'corners' },
  elegant: {
    direction: 'editorial',
    paper: '#fcfaf5',
    accent: '#6b5836',
    frame: 'double',
    motif: 'wreath',
    isOrnamental: true,
  },
};

/** What the user wishes besides a style, which it doesn't replace. */
interface OwnWishes {
  readonly direction?: ArtDirection | undefined;
  readonly theme?: ThemeName | undefined;
  readonly accent?: string | undefined;
  readonly background?: string | undefined;
}

/** Returns the settings of a style; what is wished besides takes precedence. */
export function lookOfStyle(
  name: StyleName,
  wishes: OwnWishes,
): Pick<Look, 'direction' | 'theme' | 'tokens'> {
  const { paper: usualPaper, accent: usualAccent, frame, display, direction: own } = styleLooks[name];
  const direction = wishes.direction ?? own;
  const usualTheme = themeOfPaper(usualPaper);
  const theme = wishes.theme ?? (wishes.background ? themeOfPaper(wishes.background) : usualTheme);
  const background = wishes.background ?? (theme === usualTheme ? usualPaper : undefined);
  const colours = [wishes.accent ?? usualAccent];
  const fonts = display ? [{ family: display, role: 'headings' as const }] : [];
  const tokens = {
    ...paletteTokens({ colours, background }, theme, themeTokens(direction, theme)),
    ...fontTokens(fonts).tokens,
    ...(frame && { frame }),
  };
  return { direction, theme, tokens: tokens as Look['tokens'] };
}
