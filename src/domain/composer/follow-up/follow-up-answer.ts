import type { Language } from '../../../words/languages.ts';
import type { DocumentContent } from '../../content/document-content.ts';
import type { Operation } from '../../content/edit/operation.ts';
import type { FollowUpReading } from '../../reader/read-prompt.ts';
import type { OwnLogo } from './logo-wish.ts';

export interface FollowUpQuestion {
  readonly prompt: string;
  /** Reading of the prompt, if already known. Used only if the prompt is a single request. */
  readonly reading?: FollowUpReading;
  /** Content with ids. */
  readonly content: DocumentContent;
  /** Ids of the selected pages and blocks; nothing outside them changes. Empty for the whole document. */
  readonly targetIds: readonly string[];
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Language of the answer; by default, that of the prompt. */
  readonly language?: Language;
  /** Seed for choosing among other looks. */
  readonly seed: number;
  /** The user's logo, if the prompt speaks of one; null if there is none. */
  readonly logo?: OwnLogo | null | undefined;
}

interface Change {
  readonly operations: readonly Operation[];
  readonly said: string;
  readonly suggestions: readonly string[];
}

/** The result of a follow-up. `said` is shown to the user and must match what the operations do. */
export type FollowUpAnswer =
  | (Change & { readonly outcome: 'changed' | 'another' })
  | { readonly outcome: 'undo' }
  | { readonly outcome: 'refused'; readonly said: string; readonly suggestions: readonly string[] };
