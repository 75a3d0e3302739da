import { z } from 'zod';

/** A synced token counts as long as a token lives. */
const syncedForMs = 300_000;
const answerWithinMs = 10_000;
const key = 'token-sync';

/** Whose token was handed over, and when: shared by the tabs of a browser. */
const mark = z.object({ sub: z.string(), atMs: z.number() });

interface Store {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
}

/** Hands identity tokens to another server of the operator, where one is set. Nothing waits for it or fails by it. */
export interface TokenSync {
  /** A fresh token is at hand: POSTed unless one of this account was within the last 300 s. */
  renewed(token: string): Promise<void>;
  /** The session was ended: DELETE with its last token. */
  ended(token: string): Promise<void>;
}

/** Whose token it is; no check, since it is our own. */
function subjectOf(token: string): string {
  const payload = token.split('.')[1] ?? '';
  const parsed = z
    .object({ sub: z.string() })
    .safeParse(parseJson(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))));
  return parsed.success ? parsed.data.sub : '';
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

export function createTokenSync(deps: {
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly store: Store;
  /** Null where no server is set. */
  readonly readUrl: () => Promise<string | null>;
}): TokenSync {
  async function send(method: 'POST' | 'DELETE', token: string): Promise<boolean> {
    const url = await deps.readUrl();
    if (url === null) return false;
    const answer = await deps.fetch(url, {
      method,
      headers: { authorization: `Bearer ${token}` },
      // The other server's own cookies are part of what a sync may be for.
      credentials: 'include',
      redirect: 'error',
      keepalive: true,
      signal: AbortSignal.timeout(answerWithinMs),
    });
    return answer.ok;
  }

  return {
    async renewed(token) {
      try {
        const sub = subjectOf(token);
        const last = mark.safeParse(parseJson(deps.store.read(key)));
        const ageMs = last.success && last.data.sub === sub ? deps.now() - last.data.atMs : Infinity;
        if (ageMs >= 0 && ageMs <= syncedForMs) return;
        if (await send('POST', token)) deps.store.write(key, JSON.stringify({ sub, atMs: deps.now() }));
      } catch {
        // The next token is tried again.
      }
    },
    async ended(token) {
      deps.store.write(key, null);
      try {
        await send('DELETE', token);
      } catch {
        // The token dies by itself within 300 s.
      }
    },
  };
}
