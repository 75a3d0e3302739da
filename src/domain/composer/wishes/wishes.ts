import type { ArtDirection, DocumentFormat, Orientation, ThemeName } from '../../content/choices.ts';
import type { ChosenFont } from '../../document/kit/font-families.ts';
import type { StyleName } from '../../document/kit/style-looks.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import type { Shade } from '../lexicon/composer-lexicon.ts';

/** Wishes of a prompt or a follow-up about looks, format, length, readers and language. */
export interface Wishes {
  /** As #rrggbb. */
  readonly accent?: string;
  readonly background?: string;
  /** All requested colors except the background, including the accent. */
  readonly palette?: readonly string[];
  /** A shade for all colors without naming one: 'darker', 'in pastel'. */
  readonly shade?: Shade;
  readonly theme?: ThemeName;
  readonly direction?: ArtDirection;
  /** A style with a direction, colors, fonts and a frame of its own. */
  readonly style?: StyleName;
  readonly fonts?: readonly ChosenFont[];
  readonly textSize?: 'larger' | 'smaller';
  readonly spacing?: 'airy';
  /** Subject of pictures, as typed. */
  readonly subject?: string;
  /** Whether pictures should be photographs or drawn, if the prompt says so. */
  readonly pictures?: 'photo' | 'drawing';
  /** 'less pink', 'not too formal'. */
  readonly avoid?: { readonly direction?: ArtDirection; readonly colors?: readonly string[] };
  readonly format?: DocumentFormat;
  readonly orientation?: Orientation;
  /** Requested number of pages or slides. */
  readonly pages?: number;
  readonly amount?: 'brief' | 'usual' | 'detailed';
  readonly tone?: string;
  readonly audience?: string;
  readonly language?: ReaderLanguage;
  /** Paper sizes printed at another size with the same proportions: A3 as A4. */
  readonly approximated: readonly ReadSpan[];
  /** Wishes that couldn't be applied. */
  readonly unread: readonly ReadSpan[];
}

export type WishFields = Omit<Wishes, 'approximated' | 'unread'>;
