import type { DocumentDraft } from '../../draft.ts';
import type { Patch } from '../../patch.ts';
import type { DocumentView } from './document-view.ts';

export interface RefineContext {
  /** The document with every earlier wish of the sentence carried out. */
  readonly view: DocumentView;
  readonly targetIds: readonly string[];
  readonly seed: number;
  readonly today: string;
  /** The accent that the page has now, as #rrggbb. */
  readonly accent: string;
  /** The document before the last change; null when there is none. */
  readonly previous: string | null;
}

/** What comes of one wish. */
export type Outcome =
  /** `did` in a few words without a capital: 'dark green accent'. */
  | {
      readonly type: 'patches';
      readonly patches: readonly Patch[];
      readonly did: string;
      readonly isWholeDocument?: boolean;
      /** What has to be said beside what was done. */
      readonly note?: string;
    }
  | {
      readonly type: 'rewrite';
      readonly draft: DocumentDraft;
      readonly did: string;
      readonly opening?: string;
    }
  /** Understood, but nothing to do here; says why. */
  | { readonly type: 'say'; readonly text: string };

/** Reads one wish; null when it is not of its kind. */
export type WishReader = (wish: string, context: RefineContext) => Outcome | null;
