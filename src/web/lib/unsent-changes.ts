import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { RequestParts } from './send-request.ts';

/** The server remembers a key for a day: what is sent within it acts once, whatever became of the first attempt. */
const keptForMs = 24 * 60 * 60 * 1000;
/** Local storage holds a few megabytes for the whole site. */
const longestKept = 200_000;

const unsentChange = z.object({
  method: z.string(),
  path: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
  query: z.record(z.string(), z.unknown()).optional(),
  body: z.unknown(),
  /** The idempotency key that it had from the start. */
  key: z.string(),
  /** Milliseconds since 1970. */
  keptAt: z.number(),
});

export type UnsentChange = z.output<typeof unsentChange>;

/** Changes that wait for the connection, where a reload does not lose them. Each account has its own. */
export interface UnsentChanges {
  /** Whose changes are kept from now on, and what earlier pages left of them, oldest first. */
  belongTo(uid: string): readonly UnsentChange[];
  /** Keeps a change until it is forgotten. Nothing is kept of what belongs to nobody, or is too large. */
  keep(endpoint: Endpoint, parts: RequestParts, key: string): void;
  forget(key: string): void;
}

/**
 * Of all that may be sent again, what a user has changed in the own things. What ends sessions, stops work or deletes
 * for good is not done behind somebody's back in a later page.
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

  // Read each time: another tab writes to the same place.
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

/** For clients that keep nothing. */
export const noUnsentChanges: UnsentChanges = {
  belongTo: () => [],
  keep: () => undefined,
  forget: () => undefined,
};
