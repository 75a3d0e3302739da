import { describe, expect, it } from 'vitest';
import { createTokenSync } from './token-sync.ts';

const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub })).replaceAll('=', '')}.signature`;
const [ada, bea] = [tokenOf('ada'), tokenOf('bea')];

function setUp(url: string | null = 'https://other.example/sync') {
  const clock = { nowMs: 1_000_000 };
  const sent: string[] = [];
  const answer = { status: 204 };
  const kept = new Map<string, string>();
  const sync = createTokenSync({
    now: () => clock.nowMs,
    readUrl: async () => url,
    store: {
      read: (key) => kept.get(key) ?? null,
      write: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
    },
    fetch: async (input, init) => {
      if (answer.status === 0) throw new TypeError('Failed to fetch');
      sent.push(`${init?.method} ${String(input)} ${new Headers(init?.headers).get('authorization')}`);
      return new Response(null, { status: answer.status });
    },
  });
  return { clock, sent, answer, sync };
}

describe('createTokenSync', () => {
  it('sends a token, the next one after 300 s, and immediately for another account', async () => {
    const { clock, sent, sync } = setUp();
    await sync.renewed(ada);
    clock.nowMs += 300_000;
    await sync.renewed(ada);
    expect(sent).toEqual([`POST https://other.example/sync Bearer ${ada}`]);
    clock.nowMs += 1;
    await sync.renewed(ada);
    await sync.renewed(bea);
    expect(sent).toHaveLength(3);
  });

  it('deletes it at sign-out, and sends it again afterwards', async () => {
    const { sent, sync } = setUp();
    await sync.renewed(ada);
    await sync.ended(ada);
    await sync.renewed(ada);
    expect(sent.map((line) => line.split(' ')[0])).toEqual(['POST', 'DELETE', 'POST']);
  });

  it('fails silently and retries with the next token', async () => {
    const { answer, sent, sync } = setUp();
    for (const status of [0, 500]) {
      answer.status = status;
      await sync.renewed(ada);
      await sync.ended('not even a token');
    }
    answer.status = 204;
    await sync.renewed(ada);
    expect(sent.at(-1)).toMatch(/^POST/);
  });

  it('does nothing without a configured server', async () => {
    const { sent, sync } = setUp(null);
    await sync.renewed(ada);
    await sync.ended(ada);
    expect(sent).toEqual([]);
  });
});
