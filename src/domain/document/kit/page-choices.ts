import type { ChosenFont } from './font-families.ts';

/** What the user has chosen beside the words of the prompt. */
export interface PageChoices {
  /** A kind by its id or by a word for it, whatever the prompt says: 'invoice', 'pitch_deck', 'presentation'. */
  readonly kind?: string | null;
  /** As #rrggbb or #rgb. */
  readonly colours?: readonly string[];
  readonly background?: string | null;
  readonly fonts?: readonly ChosenFont[];
  /** Families that the user has brought along. */
  readonly ownFamilies?: readonly string[];
  readonly instructions?: readonly string[];
  readonly pictures?: readonly ChosenPicture[];
}

export interface ChosenPicture {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}
