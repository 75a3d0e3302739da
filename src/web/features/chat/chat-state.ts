import type { ChatEventOf, ChecksReport } from '../../../contract/chat-events.ts';
import type { StoredError } from '../../../contract/error-codes.ts';
import type { Noted } from '../../../contract/noted.ts';

/** Reference to a block that a prompt targets. */
export interface BlockRef {
  readonly id: string;
  /** Display name: 'Key figures'. */
  readonly name: string;
}

export type TurnStatus = 'sending' | 'running' | 'completed' | 'failed' | 'cancelled' | 'interrupted';

/** One step of a tool. */
export interface Step {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  /** The note's parts, to show them in another language. */
  readonly notes?: readonly Noted[] | undefined;
  readonly state: 'running' | 'done' | 'failed' | 'left';
  readonly durationMs: number | null;
}

export type Survey = ChatEventOf<'survey_data'>['questions'];

/** A prompt with its response. */
export interface Turn {
  readonly runId: string;
  readonly prompt: string;
  readonly targets: readonly BlockRef[];
  readonly status: TurnStatus;
  /** The connection is lost and being restored; the run continues meanwhile. */
  readonly isReconnecting: boolean;
  /** Stop was pressed, but the server hasn't confirmed yet. */
  readonly isStopping: boolean;
  /** True for a streamed turn, false for a loaded one. */
  readonly isLive: boolean;
  /** Sequence number of the newest event; a resumed stream continues after it. */
  readonly lastSeq: number;
  readonly text: string;
  readonly steps: readonly Step[];
  readonly followups: readonly string[];
  /** What the composer read in the prompt; empty for models. */
  readonly reading: ChatEventOf<'reading'>['facts'];
  readonly survey: Survey | null;
  readonly images: readonly { readonly url: string; readonly alt: string }[];
  readonly checks: ChecksReport | null;
  readonly version: number | null;
  readonly error: TurnError | null;
  readonly isBuiltIn: boolean;
  /** Name of the provider if the account's own key was used. */
  readonly ownKey: string | null;
  /** Usage, available at the end of the turn. */
  readonly usage: ChatEventOf<'usage'> | null;
}

/** An error of the server, or one of this page with its own message. */
export type TurnError = StoredError;

export interface ChatState {
  readonly sessionId: string | null;
  readonly documentId: string | null;
  /** Title of the session; '' for a new one. */
  readonly title: string;
  readonly turns: readonly Turn[];
}

export const emptyChat: ChatState = { sessionId: null, documentId: null, title: '', turns: [] };

export function blankTurn(runId: string, prompt: string): Turn {
  return {
    runId,
    prompt,
    targets: [],
    status: 'sending',
    isReconnecting: false,
    isStopping: false,
    isLive: true,
    lastSeq: 0,
    text: '',
    steps: [],
    followups: [],
    reading: [],
    survey: null,
    images: [],
    checks: null,
    version: null,
    error: null,
    isBuiltIn: false,
    ownKey: null,
    usage: null,
  };
}

/** Returns the running turn, if any. */
export function openTurn(state: ChatState): Turn | null {
  const last = state.turns.at(-1);
  return last && (last.status === 'sending' || last.status === 'running') ? last : null;
}
