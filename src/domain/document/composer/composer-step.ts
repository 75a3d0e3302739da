import type { ArtDirection, DocumentFormat, Orientation, ThemeName } from '../brief.ts';
import type { DocumentDraft } from '../draft.ts';
import type { Patch } from '../patch.ts';

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
