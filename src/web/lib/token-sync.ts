import { z } from 'zod';

/** Lifetime of a token. */
const syncedForMs = 300_000;
const answerWithinMs = 10_000;
const key = 'token-sync';

/** Which account's token was synced, and when; shared by all tabs. */
const mark = z.object({ sub: z.string(), atMs: z.number() });

interface Store {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
}

/**
 * Sends identity tokens to another server of the operator, if configured. Nothing waits for it, and errors
 * are ignored.
 */
export interface TokenSync {
  /** POSTs a fresh token, unless one of the same account was sent within the last 300 s. */
  renewed(token: string): Promise<void>;
  /** Sends DELETE with the ended session's last token. */
  ended(token: string): Promise<void>;
}

/** Returns the token's subject. Not verified, because it is our own token. */
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
  /** Null if no server is configured. */
  readonly readUrl: () => Promise<string | null>;
}): TokenSync {
  async function send(method: 'POST' | 'DELETE', token: string): Promise<boolean> {
    const url = await deps.readUrl();
    if (url === null) return false;
    const answer = await deps.fetch(url, {
      method,
      headers: { authorization: `Bearer ${token}` },
      // The sync may set the other server's cookies.
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
        // The next token retries.
      }
    },
    async ended(token) {
      deps.store.write(key, null);
      try {
        await send('DELETE', token);
      } catch {
        // The token expires within 300 s anyway.
      }
    },
  };
}
