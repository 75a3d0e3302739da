import type { RunView } from '../../../contract/chat.ts';
import type { ChatEvent } from '../../../contract/chat-events.ts';
import { CallError } from '../../lib/call-error.ts';
import type { SequencedEvent, StreamEnding } from '../../lib/open-events.ts';
import { isPassing, retryDelayMs } from '../../lib/retry.ts';
import { words } from '../../lib/words.ts';
import type { TurnError } from './chat-state.ts';

export type RunStream = AsyncGenerator<SequencedEvent<ChatEvent>, StreamEnding>;

export type RunOutcome =
  | { readonly kind: 'closed'; readonly status: ClosedStatus; readonly error: TurnError | null }
  /** The run never started: the prompt returns to the field. */
  | { readonly kind: 'refused'; readonly error: CallError }
  /** We stopped following; the run continues. */
  | { readonly kind: 'left' };

type ClosedStatus = Exclude<RunView['status'], 'running'>;

export interface FollowDeps {
  /** Opens the stream that starts the run; absent if it already exists. Called at most once. */
  readonly start?: () => RunStream;
  /** Opens the stream after the event `seq`. */
  readonly resume: (seq: number) => RunStream;
  readonly readRun: () => Promise<RunView>;
  /** Waits for the given time, or until the network or the page is back. */
  readonly wait: (ms: number) => Promise<void>;
  readonly onEvent: (seq: number, event: ChatEvent) => void;
  readonly onReconnecting: (isReconnecting: boolean) => void;
  readonly signal: AbortSignal;
}

/** About five minutes with the delays of retry.ts: enough for a manual server restart. */
const maxAttempts = 40;
/** Limit before the first event: the prompt should return to the user soon. */
const maxAttemptsUnstarted = 2;

const markerError = (): TurnError => ({ code: 'stream_error', message: words('chat').streamFailed });

/**
 * Returns whether the server may have accepted the run despite the error: no response, or one from a proxy.
 */
function isUnsure(error: CallError): boolean {
  return error.code === 'network' || (error.status >= 502 && error.requestId === null);
}

/**
 * Follows a run to its end across any number of disconnects. The start request is sent once; after a
 * disconnect, the stream resumes after the newest event. Never throws.
 */
export async function followRun(afterSeq: number, deps: FollowDeps): Promise<RunOutcome> {
  let seq = afterSeq;
  let attempts = 0;
  let refusal: CallError | null = null;
  /** Error reported by the server; takes precedence over the bare end marker. */
  let reported: TurnError | null = null;
  let isKnown = deps.start === undefined;
  let stream = deps.start?.() ?? deps.resume(seq);

  async function drain(): Promise<StreamEnding> {
    for (;;) {
      const step = await stream.next();
      if (step.done) return step.value;
      if (attempts > 0) deps.onReconnecting(false);
      attempts = 0;
      isKnown = true;
      const { event } = step.value;
      if (event.type === 'error') {
        const { type: _, ...error } = event;
        reported = error;
      }
      seq = Math.max(seq, step.value.seq);
      deps.onEvent(step.value.seq, event);
    }
  }

  for (;;) {
    try {
      const ending = await drain();
      if (deps.signal.aborted || ending === 'aborted') return { kind: 'left' };
      isKnown = true;
      if (ending === 'ended') return await closed('completed', null, deps);
      if (ending === 'failed') return await closed('failed', reported ?? markerError(), deps);
    } catch (thrown) {
      if (deps.signal.aborted) return { kind: 'left' };
      if (!(thrown instanceof CallError)) throw thrown;
      if (!isKnown) {
        refusal ??= thrown;
        if (!isUnsure(thrown)) return { kind: 'refused', error: refusal };
      } else if (!isPassing(thrown)) {
        const error = { code: thrown.code, message: thrown.detail };
        return { kind: 'closed', status: 'failed', error };
      }
    }
    attempts += 1;
    if (refusal && !isKnown && attempts > maxAttemptsUnstarted) return { kind: 'refused', error: refusal };
    if (attempts > maxAttempts) {
      const error = { code: 'cut', message: words('chat').streamCut };
      return { kind: 'closed', status: 'failed', error };
    }
    deps.onReconnecting(true);
    await deps.wait(retryDelayMs(attempts - 1));
    if (deps.signal.aborted) return { kind: 'left' };
    stream = deps.resume(seq);
  }
}

/** The end marker doesn't tell whether the run completed, stopped or was interrupted; the stored run does. */
async function closed(status: ClosedStatus, error: TurnError | null, deps: FollowDeps): Promise<RunOutcome> {
  const run = await deps.readRun().catch(() => null);
  if (!run || run.status === 'running') return { kind: 'closed', status, error };
  return { kind: 'closed', status: run.status, error: run.error ?? (run.status === 'failed' ? error : null) };
}
