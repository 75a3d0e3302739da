import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { RequestParts } from './send-request.ts';

/** The server remembers an idempotency key for a day; within it, a change is applied once even if resent. */
const keptForMs = 24 * 60 * 60 * 1000;
/** Maximum characters stored: local storage holds only a few megabytes for the whole site. */
const longestKept = 200_000;

const unsentChange = z.object({
  method: z.string(),
  path: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
  query: z.record(z.string(), z.unknown()).optional(),
  body: z.unknown(),
  /** Idempotency key of the first attempt. */
  key: z.string(),
  /** Milliseconds since 1970. */
  keptAt: z.number(),
});

export type UnsentChange = z.output<typeof unsentChange>;

/** Queued changes that survive a reload, stored per account. */
export interface UnsentChanges {
  /** Sets the account that changes are stored for. Returns what earlier pages left, oldest first. */
  belongTo(uid: string): readonly UnsentChange[];
  /** Stores a change until `forget`. Does nothing without an account or when the list gets too large. */
  keep(endpoint: Endpoint, parts: RequestParts, key: string): void;
  forget(key: string): void;
}

/**
 * Returns whether a queued change may be sent by a later page: only edits of the user's documents and
 * sessions. Requests that end sessions, stop work or delete permanently must not run unnoticed later.
 */
function outlivesPage({ path }: Endpoint): boolean {
  return /^\/api\/(?:user\/(?:documents|sessions)|documents)(?:\/|$)/.test(path);
}

export function createUnsentChanges({
  store,
  now,
}: {
  readonly store: { read(key: string): string | null; write(key: string, value: string | null): void };
  readonly now: () => number;
}): UnsentChanges {
  let place: string | null = null;

  // Read each time, because other tabs write to the same key.
  function kept(): UnsentChange[] {
    if (place === null) return [];
    try {
      const list = z.array(unsentChange).safeParse(JSON.parse(store.read(place) ?? '[]'));
      return list.success ? list.data.filter(({ keptAt }) => Math.abs(now() - keptAt) < keptForMs) : [];
    } catch {
      return [];
    }
  }

  function write(changes: readonly UnsentChange[]): void {
    if (place === null) return;
    const text = JSON.stringify(changes);
    if (text.length <= longestKept) store.write(place, changes.length === 0 ? null : text);
  }

  return {
    belongTo(uid) {
      place = `unsent-changes:${uid}`;
      return kept();
    },
    keep(endpoint, { params, query, body }, key) {
      if (!outlivesPage(endpoint)) return;
      const { method, path } = endpoint;
      const change: UnsentChange = { method, path, params, query, body, key, keptAt: now() };
      write([...kept().filter((each) => each.key !== key), change]);
    },
    forget(key) {
      const before = kept();
      const after = before.filter((each) => each.key !== key);
      if (after.length < before.length) write(after);
    },
  };
}

/** For clients that store nothing. */
export const noUnsentChanges: UnsentChanges = {
  belongTo: () => [],
  keep: () => undefined,
  forget: () => undefined,
};
