import { describe, expect, it } from 'vitest';
import { CallError } from './call-error.ts';
import { createTokenSource, type IdentityToken } from './token-source.ts';

function setUp() {
  const clock = { nowMs: 0 };
  const fetched: string[] = [];
  const ends = { count: 0 };
  const answer: { fail: CallError | null } = { fail: null };
  const source = createTokenSource({
    now: () => clock.nowMs,
    onEnd: () => {
      ends.count += 1;
    },
    fetchToken: async (): Promise<IdentityToken> => {
      if (answer.fail) throw answer.fail;
      fetched.push(`t${fetched.length + 1}`);
      return {
        token: fetched.at(-1) ?? '',
        expires_at: new Date(clock.nowMs + 300_000).toISOString(),
      };
    },
  });
  return { clock, fetched, answer, ends, source };
}

const signedOut = new CallError({ code: 'unauthenticated', detail: 'x', status: 401, requestId: null });

describe('createTokenSource', () => {
  it('fetches one token for many callers and caches it', async () => {
    const { fetched, source } = setUp();
    await expect(Promise.all([source.get(), source.get()])).resolves.toEqual(['t1', 't1']);
    await source.get();
    expect(fetched).toEqual(['t1']);
  });

  it('renews in the background before expiry, without delaying callers', async () => {
    const { clock, source } = setUp();
    await source.get();
    clock.nowMs = 230_000;
    await expect(source.get()).resolves.toBe('t1');
    await expect(source.get()).resolves.toBe('t2');
  });

  it('waits for a new one if the old one is about to expire', async () => {
    const { clock, source } = setUp();
    await source.get();
    clock.nowMs = 295_000;
    await expect(source.get()).resolves.toBe('t2');
  });

  it('says once that a session has ended, but not that there was none', async () => {
    const { answer, ends, source } = setUp();
    answer.fail = signedOut;
    await expect(source.get()).rejects.toBe(signedOut);
    expect(ends.count).toBe(0);
    answer.fail = null;
    await source.get();
    source.forget();
    answer.fail = signedOut;
    await expect(source.get()).rejects.toBe(signedOut);
    expect(ends.count).toBe(1);
  });
});
