import type { ArtDirection, DocumentFormat, Orientation, ThemeName } from '../../content/choices.ts';

/** Token overrides by name, such as `accent: '#0b5a3a'`; see directions/token-names.ts for the names. */
export type TokenOverrides = Readonly<Record<string, string>>;

/** The resolved look of a document, with its accent expanded to tokens. */
export interface Look {
  readonly format: DocumentFormat;
  readonly orientation: Orientation;
  readonly direction: ArtDirection;
  readonly theme: ThemeName;
  readonly tokens: TokenOverrides;
  /** Chooses among variants; the seed of every ornament. */
  readonly seed: number;
}
