import type { ArtDirection, DocumentFormat, Orientation, ThemeName } from '../../content/choices.ts';
import type { ChosenFont } from '../../document/kit/font-families.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import type { Shade } from '../lexicon/composer-lexicon.ts';

/** What a prompt or a follow-up wishes about looks, format, length, readers and language. */
export interface Wishes {
  /** As #rrggbb. */
  readonly accent?: string;
  readonly background?: string;
  /** Every wished color but the background, the accent among them. */
  readonly palette?: readonly string[];
  /** A wish about all colors that names none: 'darker', 'in pastel'. */
  readonly shade?: Shade;
  readonly theme?: ThemeName;
  readonly direction?: ArtDirection;
  readonly fonts?: readonly ChosenFont[];
  readonly textSize?: 'larger' | 'smaller';
  readonly spacing?: 'airy';
  /** What pictures should show, in the words of the prompt. */
  readonly subject?: string;
  /** 'less pink', 'not too formal'. */
  readonly avoid?: { readonly direction?: ArtDirection; readonly colors?: readonly string[] };
  readonly format?: DocumentFormat;
  readonly orientation?: Orientation;
  /** Pages or slides, as wished. */
  readonly pages?: number;
  readonly amount?: 'brief' | 'usual' | 'detailed';
  readonly tone?: string;
  readonly audience?: string;
  readonly language?: ReaderLanguage;
  /** Papers that Octavo prints in the same proportions at another size: A3 as A4. */
  readonly approximated: readonly ReadSpan[];
  /** Wishes that nothing could be done with. */
  readonly unread: readonly ReadSpan[];
}

export type WishFields = Omit<Wishes, 'approximated' | 'unread'>;
