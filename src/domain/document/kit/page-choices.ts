import type { ChosenFont } from './font-families.ts';

/** The user's choices besides the prompt text. */
export interface PageChoices {
  /** A kind by id or synonym; overrides the prompt: 'invoice', 'pitch_deck', 'presentation'. */
  readonly kind?: string | null;
  /** As #rrggbb or #rgb. */
  readonly colours?: readonly string[];
  readonly background?: string | null;
  readonly fonts?: readonly ChosenFont[];
  /** Font families uploaded by the user. */
  readonly ownFamilies?: readonly string[];
  readonly instructions?: readonly string[];
  readonly pictures?: readonly ChosenPicture[];
}

export interface ChosenPicture {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}
