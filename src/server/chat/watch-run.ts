import type { ChatEvent } from '../../contract/chat-events.ts';
import type { Deps } from '../deps.ts';
import { followRun } from './runs/follow-run.ts';

/**
 * Calls `onEvent` with every event of a run in its order, from the first, until the run has ended or `signal` fires.
 * Works wherever the run does.
 */
export async function watchRun(
  runId: string,
  onEvent: (event: ChatEvent) => Promise<void>,
  deps: Pick<Deps, 'db' | 'listenHub'>,
  signal: AbortSignal,
): Promise<void> {
  await followRun(
    runId,
    0,
    { signal, write: (_seq, event) => onEvent(event as ChatEvent), end: async () => undefined },
    deps,
  );
}
