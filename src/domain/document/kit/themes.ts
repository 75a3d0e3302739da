import type { ArtDirection, ThemeName } from '../brief.ts';
import { fallbackFamily } from './fallback-faces.ts';

/** Design tokens that a document may override, as the custom properties `--paper`, `--ink` and so on. */
export const tokenNames = [
  'paper',
  'ink',
  'muted',
  'accent',
  'accent-ink',
  'accent-text',
  'rule',
  'tint',
  'font-display',
  'font-text',
] as const;

export type TokenName = (typeof tokenNames)[number];

const fonts: Record<ArtDirection, Record<'font-display' | 'font-text', string>> = {
  swiss: {
    'font-display': `'Archivo', '${fallbackFamily}', sans-serif`,
    'font-text': `'Archivo', '${fallbackFamily}', sans-serif`,
  },
  editorial: {
    'font-display': `'Libre Caslon Display', '${fallbackFamily}', serif`,
    'font-text': `'Newsreader', '${fallbackFamily}', serif`,
  },
};

/**
 * `accent` fills fields and bars, with `accent-ink` on it; `accent-text` is the accent where it colours type, and
 * keeps 4.5:1 on paper. Rules are quieter than text on purpose: nothing is told by a rule alone.
 */
const palettes: Record<
  ArtDirection,
  Record<ThemeName, Record<Exclude<TokenName, `font-${string}`>, string>>
> = {
  swiss: {
    light: {
      paper: '#ffffff',
      ink: '#111111',
      muted: '#5b5b5b',
      accent: '#d42a0c',
      'accent-ink': '#ffffff',
      'accent-text': '#d42a0c',
      rule: '#c9c9c9',
      tint: '#f2f2f0',
    },
    dark: {
      paper: '#141413',
      ink: '#f5f5f2',
      muted: '#abaaa5',
      accent: '#d42a0c',
      'accent-ink': '#ffffff',
      'accent-text': '#f4573a',
      rule: '#4a4a47',
      tint: '#21211f',
    },
  },
  editorial: {
    light: {
      paper: '#fbfbf8',
      ink: '#1a1e1b',
      muted: '#576059',
      accent: '#1d5a46',
      'accent-ink': '#f6faf6',
      'accent-text': '#1d5a46',
      rule: '#c4cac2',
      tint: '#eef1eb',
    },
    dark: {
      paper: '#141816',
      ink: '#e9ede7',
      muted: '#a5afa6',
      accent: '#7cc3a4',
      'accent-ink': '#0e1b15',
      'accent-text': '#7cc3a4',
      rule: '#3d463f',
      tint: '#1d2320',
    },
  },
};

/** Every token of a direction in a theme, before a document overrides any. */
export function themeTokens(direction: ArtDirection, theme: ThemeName): Readonly<Record<TokenName, string>> {
  return { ...palettes[direction][theme], ...fonts[direction] };
}
