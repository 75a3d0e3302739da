import type { ChatEventOf, ChecksReport } from '../../../contract/chat-events.ts';

/** A block of the page that a prompt is about. */
export interface BlockRef {
  readonly id: string;
  /** For people: 'Key figures'. */
  readonly name: string;
}

export type TurnStatus = 'sending' | 'running' | 'completed' | 'failed' | 'cancelled' | 'interrupted';

/** One thing that a tool did. */
export interface Step {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly state: 'running' | 'done' | 'failed' | 'left';
  readonly durationMs: number | null;
}

export type Survey = ChatEventOf<'survey_data'>['questions'];

/** A prompt and everything that came of it. */
export interface Turn {
  readonly runId: string;
  readonly prompt: string;
  readonly targets: readonly BlockRef[];
  readonly status: TurnStatus;
  /** The connection is gone and is being made again; the work goes on meanwhile. */
  readonly isReconnecting: boolean;
  /** The stop button was pressed and the server has not confirmed yet. */
  readonly isStopping: boolean;
  /** True for a turn that is watched as it happens, false for one that was loaded whole. */
  readonly isLive: boolean;
  /** The newest event seen; where a resumed stream goes on. */
  readonly lastSeq: number;
  readonly text: string;
  readonly steps: readonly Step[];
  readonly followups: readonly string[];
  readonly survey: Survey | null;
  readonly images: readonly { readonly url: string; readonly alt: string }[];
  readonly checks: ChecksReport | null;
  readonly version: number | null;
  readonly error: TurnError | null;
  readonly isBuiltIn: boolean;
  /** What it took, once it is over. */
  readonly usage: ChatEventOf<'usage'> | null;
}

export interface TurnError {
  readonly code: string;
  readonly message: string;
}

export interface ChatState {
  readonly sessionId: string | null;
  readonly documentId: string | null;
  /** The session's title, '' for a new one. */
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
    survey: null,
    images: [],
    checks: null,
    version: null,
    error: null,
    isBuiltIn: false,
    usage: null,
  };
}

/** The turn that is under way, if one is. */
export function openTurn(state: ChatState): Turn | null {
  const last = state.turns.at(-1);
  return last && (last.status === 'sending' || last.status === 'running') ? last : null;
}
