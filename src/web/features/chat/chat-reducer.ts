import type { Conversation, RunView } from '../../../contract/chat.ts';
import type { ChatEvent } from '../../../contract/chat-events.ts';
import { words } from '../../lib/words.ts';
import {
  type BlockRef,
  blankTurn,
  type ChatState,
  emptyChat,
  type Turn,
  type TurnError,
  type TurnStatus,
} from './chat-state.ts';
import { foldEvent } from './fold-event.ts';

export type ChatAction =
  | { readonly type: 'reset' }
  | { readonly type: 'loaded'; readonly conversation: Conversation }
  | {
      readonly type: 'sent';
      readonly runId: string;
      readonly prompt: string;
      readonly targets: readonly BlockRef[];
    }
  /** The server rejected the prompt: removes the turn. */
  | { readonly type: 'refused'; readonly runId: string }
  | { readonly type: 'event'; readonly runId: string; readonly seq: number; readonly event: ChatEvent }
  | { readonly type: 'reconnecting'; readonly runId: string; readonly isReconnecting: boolean }
  | { readonly type: 'stopping'; readonly runId: string; readonly isStopping: boolean }
  | {
      readonly type: 'closed';
      readonly runId: string;
      readonly status: Exclude<TurnStatus, 'sending' | 'running'>;
      readonly error: TurnError | null;
    };

/** Marks steps that are still running at the end of a turn as incomplete. */
function closeSteps(turn: Turn): Turn['steps'] {
  return turn.steps.some((step) => step.state === 'running')
    ? turn.steps.map((step) => (step.state === 'running' ? { ...step, state: 'left' } : step))
    : turn.steps;
}

function closeTurn(turn: Turn, status: TurnStatus, error: TurnError | null): Turn {
  const shownError =
    status === 'interrupted'
      ? { code: 'interrupted', message: words('chat').interrupted }
      : (error ?? turn.error);
  return {
    ...turn,
    status,
    error: status === 'failed' || status === 'interrupted' ? shownError : null,
    isReconnecting: false,
    isStopping: false,
    steps: closeSteps(turn),
  };
}

/** Rebuilds the turn of a recorded run. */
export function turnOfRun(run: RunView): Turn {
  const played = run.events.reduce<Turn>((turn, { seq, event }) => foldEvent(turn, seq, event), {
    ...blankTurn(run.run_id, run.prompt),
    isLive: false,
  });
  if (run.status === 'running') return { ...played, status: 'running', isLive: true };
  return closeTurn({ ...played, version: run.version ?? played.version }, run.status, run.error);
}

function changeTurn(state: ChatState, runId: string, change: (turn: Turn) => Turn): ChatState {
  return { ...state, turns: state.turns.map((turn) => (turn.runId === runId ? change(turn) : turn)) };
}

function takeEvent(state: ChatState, runId: string, seq: number, event: ChatEvent): ChatState {
  const next = changeTurn(state, runId, (turn) => foldEvent(turn, seq, event));
  if (event.type === 'run_started')
    return { ...next, sessionId: event.session_id, documentId: event.document_id };
  if (event.type === 'document_saved')
    return { ...next, documentId: event.document_id, title: next.title || event.title };
  return next;
}

/** Pure reducer of the chat; transport, clock and storage are elsewhere. */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'reset':
      return emptyChat;
    case 'loaded': {
      const { session, runs, document } = action.conversation;
      return {
        sessionId: session.id,
        documentId: document?.id ?? runs.at(-1)?.document_id ?? null,
        title: session.title,
        turns: runs.map(turnOfRun),
      };
    }
    case 'sent': {
      const { runId, prompt, targets } = action;
      return { ...state, turns: [...state.turns, { ...blankTurn(runId, prompt), targets }] };
    }
    case 'refused':
      return { ...state, turns: state.turns.filter((turn) => turn.runId !== action.runId) };
    case 'event':
      return takeEvent(state, action.runId, action.seq, action.event);
    case 'reconnecting':
      return changeTurn(state, action.runId, (turn) => ({ ...turn, isReconnecting: action.isReconnecting }));
    case 'stopping':
      return changeTurn(state, action.runId, (turn) => ({ ...turn, isStopping: action.isStopping }));
    case 'closed':
      return changeTurn(state, action.runId, (turn) => closeTurn(turn, action.status, action.error));
  }
}
