import type { Kysely } from 'kysely';
import type { PdfJobView } from '../../../contract/pdf-jobs.ts';
import type { ListenHub } from '../../database/listen.ts';
import type { Database } from '../../database/schema.ts';
import { listPdfJobs } from './list-pdf-jobs.ts';
import { jobsChannel } from './pdf-job-store.ts';

/** A snapshot of a user's newest jobs. */
export interface JobList {
  readonly jobs: readonly { readonly view: PdfJobView; readonly text: string }[];
  readonly total: number;
  readonly hasMore: boolean;
}

/** Live job lists in this process. Followers of the same list share one query. */
export interface JobFeeds {
  /** Calls `onList` with the current list and after each change, until the returned function is called. */
  follow(uid: string, limit: number, onList: (list: JobList) => void): Promise<() => void>;
}

/** Batches bursts of changes; delays updates by at most this many ms. */
const gatherMs = 40;
/**
 * Polling interval in ms. Other users' jobs change the queue position without a notification, and
 * notifications can be lost.
 */
const lookAgainMs = 4_000;

interface Feed {
  readonly followers: Set<(list: JobList) => void>;
  latest: JobList | null;
  isReading: boolean;
  isStale: boolean;
  gather: NodeJS.Timeout | null;
  again: NodeJS.Timeout;
}

export function createJobFeeds(deps: {
  readonly db: Kysely<Database>;
  readonly listenHub: ListenHub;
}): JobFeeds {
  /** By user, then by list length. */
  const feeds = new Map<string, Map<number, Feed>>();
  let listening: Promise<() => Promise<void>> | null = null;

  function listen(): Promise<() => Promise<void>> {
    if (listening) return listening;
    const attempt = deps.listenHub.listen(jobsChannel, (uid) => {
      // Empty after a lost connection: notifications may have been missed.
      const touched = uid === '' ? feeds.keys() : [uid];
      for (const user of touched) for (const [limit, feed] of feeds.get(user) ?? []) ring(user, limit, feed);
    });
    listening = attempt;
    // Fails without the database; the next follower retries.
    attempt.catch(() => {
      if (listening === attempt) listening = null;
    });
    return attempt;
  }

  function ring(uid: string, limit: number, feed: Feed): void {
    feed.isStale = true;
    if (feed.isReading || feed.gather) return;
    feed.gather = setTimeout(() => {
      feed.gather = null;
      void read(uid, limit, feed);
    }, gatherMs);
  }

  async function read(uid: string, limit: number, feed: Feed): Promise<void> {
    feed.isReading = true;
    feed.isStale = false;
    try {
      const { jobs, total, has_more } = await listPdfJobs({ uid, limit }, deps);
      feed.latest = {
        jobs: jobs.map((view) => ({ view, text: JSON.stringify(view) })),
        total,
        hasMore: has_more,
      };
      for (const tell of feed.followers) tell(feed.latest);
    } catch {
      // The database is unavailable; the next poll catches up.
    } finally {
      feed.isReading = false;
      if (feed.isStale) ring(uid, limit, feed);
    }
  }

  function open(uid: string, limit: number): Feed {
    const ofUser = feeds.get(uid) ?? new Map<number, Feed>();
    feeds.set(uid, ofUser);
    const before = ofUser.get(limit);
    if (before) return before;
    const feed: Feed = {
      followers: new Set(),
      latest: null,
      isReading: false,
      isStale: false,
      gather: null,
      again: setInterval(() => ring(uid, limit, feed), lookAgainMs),
    };
    feed.again.unref();
    ofUser.set(limit, feed);
    return feed;
  }

  function leave(uid: string, limit: number, feed: Feed, onList: (list: JobList) => void): void {
    feed.followers.delete(onList);
    if (feed.followers.size > 0) return;
    clearInterval(feed.again);
    if (feed.gather) clearTimeout(feed.gather);
    const ofUser = feeds.get(uid);
    ofUser?.delete(limit);
    if (ofUser?.size === 0) feeds.delete(uid);
  }

  return {
    async follow(uid, limit, onList) {
      await listen();
      const feed = open(uid, limit);
      feed.followers.add(onList);
      if (feed.latest) onList(feed.latest);
      else ring(uid, limit, feed);
      return () => leave(uid, limit, feed, onList);
    },
  };
}
