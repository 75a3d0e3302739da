import type { Language } from '../../words/languages.ts';
import type { ArtDirection, DocumentFormat, Orientation, ThemeName } from '../content/choices.ts';
import type { DocumentContent } from '../content/document-content.ts';
import type { Operation } from '../content/edit/operation.ts';
import type { DocumentDraft } from '../document/draft.ts';
import type { ChosenPicture, PageChoices } from '../document/kit/page-choices.ts';
import type { Patch } from '../document/patch.ts';
import type { Sender } from '../sender/sender.ts';

/** Settings chosen next to the prompt. Missing ones are taken from the prompt. */
export interface PageAsks {
  readonly text?: 'write' | 'condense' | 'keep' | undefined;
  readonly amount?: 'brief' | 'usual' | 'detailed' | undefined;
  readonly pages?: number | undefined;
  readonly tone?: string | undefined;
  readonly audience?: string | undefined;
  /** BCP 47 tag. */
  readonly language?: string | undefined;
}

export interface ComposerRequest {
  readonly prompt: string;
  readonly history: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
  /** The current article, or null without a document. */
  readonly document: string | null;
  /** Its content; null or absent for an HTML-only page. */
  readonly content?: DocumentContent | null;
  readonly layout: {
    readonly format?: DocumentFormat;
    readonly orientation?: Orientation;
    readonly direction?: ArtDirection;
    readonly theme?: ThemeName;
  };
  /** Ids of the selected blocks; nothing outside them may change. Empty for the whole document. */
  readonly targetBlockIds: readonly string[];
  /** The same seed gives the same page. */
  readonly seed: number;
  /** Whether to ask for missing facts first. */
  readonly isSurvey?: boolean;
  readonly choices?: PageChoices;
  readonly asks?: PageAsks;
  /** Whether the choices differ from the previous turn. Only then do they change an existing page. */
  readonly hasNewChoices?: boolean;
  /** True to change the current page, false to write a new one. By default, the prompt decides. */
  readonly isEdit?: boolean | null;
  /** Allowed tools; all by default. */
  readonly tools?: readonly string[] | null;
  /** A tool that must be used. */
  readonly forcedTool?: string | null;
  /** Details of the user that fill placeholders; null if they saved none. */
  readonly sender?: Sender | null;
  /** The user's logo, if the prompt speaks of one. */
  readonly logo?: ChosenPicture | null;
  /** Whether the server finds photos for pictures without a source. */
  readonly hasPhotos?: boolean;
  /** Language of the user's interface. Answers a prompt that is too short to tell its own. */
  readonly interfaceLanguage?: Language | null;
  /** Today as YYYY-MM-DD in the user's time zone. */
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
