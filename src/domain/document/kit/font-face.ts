import type { ArtDirection } from '../../content/choices.ts';

export interface FontFace {
  readonly family: string;
  readonly weight: number;
  readonly style: 'normal' | 'italic';
  /** Path within the npm package. */
  readonly file: string;
  readonly unicodeRange: string;
  readonly directions: readonly ArtDirection[];
}
