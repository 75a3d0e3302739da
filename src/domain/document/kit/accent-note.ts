import { textContrast } from './accent-tokens.ts';
import type { PaletteToken } from './directions/token-names.ts';
import { lowestContrast } from './oklch.ts';

/** How the accent of a page appears where it is text. */
export interface AccentNote {
  /** Used as it is for areas and lines. */
  readonly accent: string;
  /** Used for text; the accent itself if it is legible. */
  readonly text: string;
  /** Lowest contrast of the accent with the grounds of text. */
  readonly contrast: number;
  readonly needed: number;
}

/** Describes the accent of a page's palette. */
export function accentNote({
  accent,
  'accent-text': text,
  paper,
  tint,
}: Readonly<Record<Extract<PaletteToken, 'accent' | 'accent-text' | 'paper' | 'tint'>, string>>): AccentNote {
  return { accent, text, contrast: lowestContrast(accent, [paper, tint]), needed: textContrast };
}
