import type { ArtDirection, DocumentFormat, Orientation, ThemeName } from '../content/choices.ts';
import type { DocumentContent } from '../content/document-content.ts';
import type { Operation } from '../content/edit/operation.ts';
import type { DocumentDraft } from '../document/draft.ts';
import type { PageChoices } from '../document/kit/page-choices.ts';
import type { Patch } from '../document/patch.ts';

/** What is asked for beside the words; up to the prompt where it is left out. */
export interface PageAsks {
  readonly text?: 'write' | 'condense' | 'keep' | undefined;
  readonly amount?: 'brief' | 'usual' | 'detailed' | undefined;
  readonly pages?: number | undefined;
  readonly tone?: string | undefined;
  readonly audience?: string | undefined;
  /** BCP 47. */
  readonly language?: string | undefined;
}

export interface ComposerRequest {
  readonly prompt: string;
  readonly history: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
  /** The current article, or null where there is no document yet. */
  readonly document: string | null;
  /** What it says; null or absent where only its HTML is known. */
  readonly content?: DocumentContent | null;
  readonly layout: {
    readonly format?: DocumentFormat;
    readonly orientation?: Orientation;
    readonly direction?: ArtDirection;
    readonly theme?: ThemeName;
  };
  /** Blocks that the prompt is about; nothing else may change. Empty: the whole document. */
  readonly targetBlockIds: readonly string[];
  /** Same seed, same page. */
  readonly seed: number;
  /** The document before the last change, for 'undo that'. */
  readonly previous?: { readonly html: string; readonly content: DocumentContent | null } | null;
  /** Whether to ask for what is missing before anything is made. */
  readonly isSurvey?: boolean;
  readonly choices?: PageChoices;
  readonly asks?: PageAsks;
  /** Whether the choices are other ones than at the turn before; only then do they change a page that is there. */
  readonly hasNewChoices?: boolean;
  /** True: the page there is changed. False: a new one is written. By the prompt where left out. */
  readonly isEdit?: boolean | null;
  /** The tools that may be used; all where left out. */
  readonly tools?: readonly string[] | null;
  /** A tool that has to be used. */
  readonly forcedTool?: string | null;
  /** ISO date in the user's calendar. */
  readonly today: string;
}

export interface SurveyQuestion {
  readonly id: string;
  readonly question: string;
  readonly choices: string[];
  readonly is_required: boolean;
}

export type ComposerStep =
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'tool';
      readonly name: 'write_document';
      readonly input: DocumentContent | DocumentDraft;
    }
  | {
      readonly type: 'tool';
      readonly name: 'edit_document';
      readonly input: { readonly operations: readonly Operation[] };
    }
  | {
      readonly type: 'tool';
      readonly name: 'patch_document';
      readonly input: { readonly patches: readonly Patch[]; readonly summary: string };
    }
  | {
      readonly type: 'tool';
      readonly name: 'suggest_followups';
      readonly input: { readonly choices: readonly string[] };
    }
  | {
      readonly type: 'tool';
      readonly name: 'ask_user';
      readonly input: { readonly questions: readonly SurveyQuestion[] };
    };
