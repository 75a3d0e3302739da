import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mergeGenerations } from '../../../domain/membership/generations.ts';
import { plans } from '../../../domain/membership/plans.ts';
import type { Deps } from '../../deps.ts';
import { repeats } from '../../testing/full-run.ts';
import { readEventStream } from '../../testing/read-event-stream.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { claimGeneration } from './claim-generation.ts';
import { releaseLostClaims } from './release-lost-claims.ts';
import { settleGeneration } from './settle-generation.ts';

let house: TestApp;
beforeAll(async () => {
  house = await createTestApp({ OCTAVO_BASE_TIER: 'basic' });
});
afterAll(() => house.close());

let uid: string;
beforeEach(async () => {
  uid = `u${Math.random().toString(36).slice(2)}`;
  await house.database.db
    .insertInto('users')
    .values({ uid, email: `${uid}@example.com`, created_at: new Date('2026-01-31T10:00:00Z') })
    .execute();
});

const { fast, quality } = plans.basic.allowance;
if (fast === null || quality === null) throw new Error('the free plan has limits');
const all = fast + quality;

const at = (moment: string): Deps => ({ ...house.deps, clock: () => new Date(moment) });
const claim = (kind: 'fast' | 'quality', deps = house.deps, runId: string = crypto.randomUUID()) =>
  claimGeneration({ uid, runId, kind }, deps).then(() => runId);
const settle = (runId: string, isCharged: boolean) => settleGeneration({ runId, isCharged }, house.deps);
const get = async (url: string) => (await house.app.inject({ url, headers: house.as(uid) })).json();
const summary = () => get('/api/user/activity-summary');

/** Returns the ledger's totals, and checks that the stored sums match. */
async function ledger() {
  const { rows } = await sql<{ bucket: string; held: number; used: number }>`
    select bucket, count(*) filter (where entry = 'claim') - count(*) filter (where entry <> 'claim') as held,
      count(*) filter (where entry = 'charge') as used
    from allowance_entries where user_id = ${uid} group by bucket`.execute(house.database.db);
  const of = (bucket: string) => rows.find((row) => row.bucket === bucket) ?? { held: 0, used: 0 };
  const kept = await house.database.db
    .selectFrom('allowance_periods')
    .select((eb) => [
      eb.fn.sum<string>('fast_held').as('fast_held'),
      eb.fn.sum<string>('fast_used').as('fast_used'),
      eb.fn.sum<string>('quality_held').as('quality_held'),
      eb.fn.sum<string>('quality_used').as('quality_used'),
    ])
    .where('user_id', '=', uid)
    .executeTakeFirstOrThrow();
  const added = {
    fast_held: of('fast').held,
    fast_used: of('fast').used,
    quality_held: of('quality').held,
    quality_used: of('quality').used,
  };
  expect(Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, Number(value)]))).toEqual(
    added,
  );
  return added;
}

describe('the ledger', () => {
  test('gives the last generation to one of 20 concurrent requests', async () => {
    for (let n = 1; n < all; n++) await settle(await claim('fast'), true);
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => claim('fast')));
    const refused = asked.filter((one) => one.status === 'rejected');
    expect(refused.length).toBe(19);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'allowance_used_up' });
    expect(await ledger()).toMatchObject({ fast_used: fast, quality_used: quality - 1, quality_held: 1 });
  });

  test('reserves one for a run, however often it is requested', async () => {
    const runId = crypto.randomUUID();
    await Promise.all(Array.from({ length: 8 }, () => claim('fast', house.deps, runId)));
    expect(await ledger()).toMatchObject({ fast_held: 1, fast_used: 0 });
    await Promise.all([true, false, true, false].map((isCharged) => settle(runId, isCharged)));
    const { fast_held, fast_used } = await ledger();
    expect([fast_held, fast_used].join()).toMatch(/^0,[01]$/);
    await claim('fast', house.deps, runId);
    expect(await ledger()).toMatchObject({ fast_held: 0, fast_used });
  });

  test('balances, stays within the plan and never goes below zero, in any order of events', async () => {
    const step = fc.oneof(
      fc.record({
        do: fc.constant('claim' as const),
        kind: fc.constantFrom('fast' as const, 'quality' as const),
      }),
      fc.record({ do: fc.constant('settle' as const), which: fc.nat(40), isCharged: fc.boolean() }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        uid = `u${Math.random().toString(36).slice(2)}`;
        const runs: string[] = [];
        // Four at a time, to simulate concurrent tabs and API keys.
        for (let n = 0; n < steps.length; n += 4)
          await Promise.all(
            steps.slice(n, n + 4).map(async (one) => {
              if (one.do === 'claim')
                await claim(one.kind).then(
                  (runId) => runs.push(runId),
                  (error: unknown) => expect(error).toMatchObject({ code: 'allowance_used_up' }),
                );
              else await settle(runs[one.which] ?? crypto.randomUUID(), one.isCharged);
            }),
          );
        const sums = await ledger();
        expect(Math.min(...Object.values(sums))).toBeGreaterThanOrEqual(0);
        expect(sums.fast_held + sums.fast_used).toBeLessThanOrEqual(fast);
        expect(sums.quality_held + sums.quality_used).toBeLessThanOrEqual(quality);
      }),
      { numRuns: repeats(4, 12) },
    );
  });

  test('restarts each month at the anchor; a run that ends later is charged to the month it started in', async () => {
    const late = at('2026-02-28T09:59:00Z');
    const runId = await claim('quality', late);
    for (let n = 1; n < quality; n++) await claim('quality', late);
    await expect(claim('quality', late)).rejects.toMatchObject({
      code: 'allowance_used_up',
      detail: expect.stringMatching(/quality mode.*February 28/i),
    });
    await claim('quality', at('2026-02-28T10:00:00Z'));
    await settle(runId, true);
    const months = await house.database.db
      .selectFrom('allowance_periods')
      .select(['period_start', 'quality_used', 'quality_held'])
      .where('user_id', '=', uid)
      .orderBy('period_start')
      .execute();
    expect(months).toEqual([
      { period_start: new Date('2026-01-31T10:00:00Z'), quality_used: 1, quality_held: quality - 1 },
      { period_start: new Date('2026-02-28T10:00:00Z'), quality_used: 0, quality_held: 1 },
    ]);
  });
});

const prompt = (content: string, more: object = {}) =>
  house.app.inject({
    method: 'POST',
    url: '/chat/stream',
    headers: house.as(uid),
    payload: { messages: [{ role: 'user', content }], ...more },
  });

describe('a generation', () => {
  test('[C15] [D01] is charged once if a checked page was saved, and shown by kind', async () => {
    const runId = crypto.randomUUID();
    const answer = await prompt('Invoice for Acme Corp, 3 hours at $90', { run_id: runId });
    expect(readEventStream(answer.body).marker).toBe('[LLM_STREAM_END]');
    await prompt('Invoice for Acme Corp, 3 hours at $90', { run_id: runId });
    expect(await summary()).toMatchObject({
      fast_documents: { used: 1, limit: fast, remaining: fast - 1, unlimited: false },
      quality_documents: { used: 0, limit: quality, remaining: quality, unlimited: false },
      plan: 'Basic',
      tier: 'basic',
    });
    expect(await get('/api/user/current-limits')).toMatchObject({
      documents: { used: 1, limit: plans.basic.documents },
      features: {
        document_creation: { level: 1, allowed: true },
        advanced_export: { level: 2, allowed: false },
      },
    });
  });

  test('is not charged for an undo, a refusal, or a reply that changed nothing', async () => {
    const first = readEventStream((await prompt('Invoice for Acme Corp, 3 hours at $90')).body);
    const started = first.events.find(({ event }) => event.type === 'run_started')?.event;
    if (started?.type !== 'run_started') throw new Error('no run started');
    const { session_id, document_id } = started;
    const ask = async (words: string, more: object = {}) => {
      const { events } = readEventStream((await prompt(words, { session_id, document_id, ...more })).body);
      return {
        saved: events.some(({ event }) => event.type === 'document_saved'),
        used: (await ledger()).fast_used,
      };
    };
    expect(await ledger()).toMatchObject({ fast_used: 1 });
    expect(await ask('make it navy')).toEqual({ saved: true, used: 2 });
    expect(await ask('make it navy')).toMatchObject({ used: 2 });
    expect(await ask('undo that')).toEqual({ saved: true, used: 2 });
    expect(await ask('why did you choose that?')).toEqual({ saved: false, used: 2 });
    // The built-in composer says that it can't.
    expect(await ask('translate it to Klingon')).toEqual({ saved: false, used: 2 });
    expect(await ask('hello')).toEqual({ saved: false, used: 2 });
    expect(await ledger()).toMatchObject({ fast_held: 0 });
    const limit = { limit: fast, remaining: fast - 2, unlimited: false };
    expect(await summary()).toMatchObject({ fast_documents: { used: 2, ...limit } });
    // An undo costs nothing even when nothing is left.
    for (let n = 2; n < all; n++) await claim('fast');
    expect(await ledger()).toMatchObject({ fast_used: 2, fast_held: fast - 2 });
    expect((await prompt('make it green', { session_id, document_id })).statusCode).toBe(402);
    const { version } = await get(`/api/user/documents/${document_id}`);
    const undone = await house.app.inject({
      method: 'POST',
      url: `/api/user/documents/${document_id}/redo`,
      headers: house.as(uid),
      payload: { version },
    });
    expect(undone.statusCode).toBe(200);
  });

  test("[M07] that can't start costs nothing: authorize, spend, work", async () => {
    const foreign = await prompt('make it navy', { session_id: crypto.randomUUID() });
    expect(foreign.statusCode).toBe(404);
    expect(await ledger()).toMatchObject({ fast_held: 0, fast_used: 0 });
    for (let n = 0; n < all; n++) await claim('fast');
    // 404 takes precedence over 402, so the allowance reveals nothing about ids.
    expect((await prompt('make it navy', { session_id: crypto.randomUUID() })).statusCode).toBe(404);
    const used = await prompt('A flyer for a jumble sale');
    expect(used.statusCode).toBe(402);
    expect(used.json()).toMatchObject({ code: 'allowance_used_up' });
    expect(used.json().detail).toContain(`All ${all} generations of this month are used`);
    const { fast_documents, quality_documents } = await summary();
    expect(mergeGenerations(fast_documents, quality_documents)).toEqual({
      used: all,
      limit: all,
      remaining: 0,
      unlimited: false,
    });
    const made = await house.database.db.selectFrom('runs').select('id').where('user_id', '=', uid).execute();
    expect(made).toEqual([]);
  });
});

test('a claim whose run never began is released after a minute; others stay', async () => {
  const [lost, fresh, running] = [await claim('fast'), await claim('fast'), await claim('quality')];
  await house.database.db
    .insertInto('runs')
    .values({
      user_id: uid,
      id: running,
      session_id: crypto.randomUUID(),
      document_id: crypto.randomUUID(),
      status: 'running',
      prompt: 'A menu',
      request: '{}',
      model_alias: 'composer',
      instance_key: house.deps.instance.key,
    })
    .execute();
  await sql`update allowance_entries set created_at = now() - interval '2 minutes'
    where user_id = ${uid} and run_id <> ${fresh}`.execute(house.database.db);
  expect(await releaseLostClaims(house.deps)).toBe(1);
  expect(await releaseLostClaims(house.deps)).toBe(0);
  expect(await ledger()).toMatchObject({ fast_held: 1, fast_used: 0, quality_held: 1, quality_used: 0 });
  await settle(lost, true);
  expect(await ledger()).toMatchObject({ fast_held: 1, fast_used: 0 });
});
