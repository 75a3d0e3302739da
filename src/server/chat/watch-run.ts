import type { ChatEvent } from '../../contract/chat-events.ts';
import type { Deps } from '../deps.ts';
import type { EventBatch } from './runs/run-feed.ts';

/**
 * Calls `onEvent` with every event of a run, in order from the first, until the run ends or `signal` aborts.
 * Works for runs of any process.
 */
export async function watchRun(
  runId: string,
  onEvent: (event: ChatEvent) => Promise<void>,
  deps: Pick<Deps, 'runs'>,
  signal: AbortSignal,
): Promise<void> {
  const reader = {
    signal,
    end: async () => undefined,
    take: async ({ events }: EventBatch) => {
      for (const { event } of events) await onEvent(event);
    },
  };
  await deps.runs.feeds.follow(runId, 0, reader);
}
