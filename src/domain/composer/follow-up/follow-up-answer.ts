import type { DocumentContent } from '../../content/document-content.ts';
import type { Operation } from '../../content/edit/operation.ts';
import type { FollowUpReading } from '../../reader/read-prompt.ts';

export interface FollowUpQuestion {
  readonly prompt: string;
  /** How the prompt was read, where that is known already. Used only if the prompt is a single request. */
  readonly reading?: FollowUpReading;
  /** With ids. */
  readonly content: DocumentContent;
  /** Pages and blocks the user pointed at; nothing outside them changes. Empty for the whole document. */
  readonly targetIds: readonly string[];
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Chooses among other looks. */
  readonly seed: number;
}

interface Change {
  readonly operations: readonly Operation[];
  readonly said: string;
  readonly suggestions: readonly string[];
}

/** What comes of a follow-up. `said` is for the user and true of what the operations do. */
export type FollowUpAnswer =
  | (Change & { readonly outcome: 'changed' | 'another' })
  | { readonly outcome: 'undo' }
  | { readonly outcome: 'refused'; readonly said: string; readonly suggestions: readonly string[] };
