import type { ArtDirection, DocumentFormat, Orientation, ThemeName } from '../../content/choices.ts';
import type { DocumentDraft } from '../draft.ts';
import type { ChosenFont } from '../kit/font-families.ts';
import type { Patch } from '../patch.ts';

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

export interface ChosenPicture {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

export interface ComposerRequest {
  prompt: string;
  history: readonly { role: 'user' | 'assistant'; content: string }[];
  /** The current article html, or null when there is no document yet. */
  document: string | null;
  layout: {
    format?: DocumentFormat;
    orientation?: Orientation;
    direction?: ArtDirection;
    theme?: ThemeName;
  };
  /** Blocks that the prompt is about; nothing else may change. Empty: the whole document. */
  targetBlockIds: readonly string[];
  /** Same seed, same page. */
  seed: number;
  /** The document before the last change, for 'undo that'. */
  previous?: string | null;
  /** Whether to ask for what is missing before anything is made. */
  isSurvey?: boolean;
  choices?: PageChoices;
  asks?: PageAsks;
  /** Whether the choices are other ones than at the turn before; only then do they change a page that is there. */
  hasNewChoices?: boolean;
  /** True: the page there is changed. False: a new one is written. By the prompt when left out. */
  isEdit?: boolean | null;
  /** The tools that may be used; all when left out. */
  tools?: readonly string[] | null;
  /** A tool that has to be used. */
  forcedTool?: string | null;
  /** ISO date in the user's calendar. */
  today: string;
}

export interface SurveyQuestion {
  id: string;
  question: string;
  choices: string[];
  is_required: boolean;
}

export type ComposerStep =
  | { type: 'text'; text: string }
  | { type: 'tool'; name: 'write_document'; input: DocumentDraft }
  | { type: 'tool'; name: 'patch_document'; input: { patches: Patch[]; summary: string } }
  | { type: 'tool'; name: 'suggest_followups'; input: { choices: string[] } }
  | { type: 'tool'; name: 'ask_user'; input: { questions: SurveyQuestion[] } };
