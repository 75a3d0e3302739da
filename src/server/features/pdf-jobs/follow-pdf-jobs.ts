import { streamMarkers } from '../../../contract/chat-events.ts';
import type { JobListEvent } from '../../../contract/pdf-jobs.ts';
import type { Deps } from '../../deps.ts';
import type { EventWriter } from '../../http/event-writer.ts';
import type { JobList } from './job-feeds.ts';

/** Maximum duration of a stream. Clients reconnect with a fresh token, so a revoked one loses access. */
const lifeMs = 5 * 60_000;

/** Returns the event for a client that has received `sent`; null if nothing changed. */
function eventOf(
  list: JobList,
  sent: ReadonlyMap<string, string>,
  before: JobList | null,
): JobListEvent | null {
  const ids = new Set(list.jobs.map(({ view }) => view.job_id));
  const isGone = before === null || [...sent.keys()].some((id) => !ids.has(id));
  const counts = { total: list.total, has_more: list.hasMore };
  if (isGone) return { type: 'snapshot', jobs: list.jobs.map(({ view }) => view), ...counts };
  const changed = list.jobs.filter(({ view, text }) => sent.get(view.job_id) !== text);
  if (changed.length === 0 && before.total === list.total && before.hasMore === list.hasMore) return null;
  return { type: 'changed', jobs: changed.map(({ view }) => view), ...counts };
}

/** Streams a user's newest jobs and their changes. A slow client receives only the latest state. */
export async function followPdfJobs(
  input: { readonly uid: string; readonly limit: number },
  writer: Pick<EventWriter, 'signal' | 'write' | 'end'>,
  deps: Pick<Deps, 'jobFeeds'>,
): Promise<void> {
  const feed: { latest: JobList | null } = { latest: null };
  let wake = Promise.withResolvers<void>();
  const leave = await deps.jobFeeds.follow(input.uid, input.limit, (list) => {
    feed.latest = list;
    wake.resolve();
  });
  let isOver = false;
  const end = () => {
    isOver = true;
    wake.resolve();
  };
  const life = setTimeout(end, lifeMs);
  writer.signal.addEventListener('abort', end, { once: true });
  let told: JobList | null = null;
  let sent: ReadonlyMap<string, string> = new Map();
  let seq = 0;
  try {
    for (;;) {
      await wake.promise;
      wake = Promise.withResolvers<void>();
      if (writer.signal.aborted) return;
      if (isOver) return await writer.end(streamMarkers.end);
      const list = feed.latest;
      if (list === null || list === told) continue;
      const event = eventOf(list, sent, told);
      told = list;
      sent = new Map(list.jobs.map(({ view, text }) => [view.job_id, text]));
      if (!event) continue;
      seq += 1;
      await writer.write(seq, event);
    }
  } finally {
    clearTimeout(life);
    leave();
  }
}
