import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { featureLevel, tierRank, tiers } from '../../../domain/membership/tiers.ts';
import { closeTestRenderer, createTestApp, type TestApp } from '../../testing/test-app.ts';
import { keepTestDocument } from '../../testing/test-documents.ts';
import { grantTier } from './grant-tier.ts';

/* Each feature of the table by the calls that it opens: refused below its level, and from there on not. */

let house: TestApp;
beforeAll(async () => {
  house = await createTestApp({ OCTAVO_BASE_TIER: 'basic' });
  for (const tier of tiers) {
    await house.database.db
      .insertInto('users')
      .values({ uid: tier, email: `${tier}@example.com` })
      .execute();
    await grantTier({ uid: tier, tier }, house.deps);
  }
});
afterAll(async () => {
  await house.close();
  await closeTestRenderer();
});

const nowhere = '6f1c1c52-6f0e-4a4e-9a52-0d6d4a1b7d11';
const run = (direction: string) => ({
  messages: [{ role: 'user', content: 'A flyer' }],
  layout_config: { direction },
  session_id: nowhere,
});

/** A call of a feature, and what it answers to whoever may: 404 where what it names is not there. */
const calls = [
  [
    'document_creation',
    'POST',
    '/chat/stream',
    { messages: [{ role: 'user', content: 'x' }], session_id: nowhere },
    404,
  ],
  ['basic_templates', 'POST', '/chat/stream', run('swiss'), 404],
  ['premium_templates', 'POST', '/chat/stream', run('poster'), 404],
  ['advanced_export', 'POST', '/api/pdf-jobs', { kind: 'batch', document_ids: [nowhere] }, 404],
  ['priority_support', 'GET', '/api/user/priority-support', undefined, 200],
  ['custom_branding', 'PATCH', `/api/user/brand-kits/${nowhere}`, { name: 'Ours' }, 404],
  ['api_access', 'POST', '/api/user/api-keys', { name: 'CI', scopes: ['documents:read'] }, 200],
] as const;

describe.each(tiers)('[M06] at tier %s', (tier) => {
  test.each(calls)('%s: %s %s', async (feature, method, url, payload, status) => {
    const answer = await house.app.inject({
      method,
      url,
      headers: house.as(tier),
      ...(payload ? { payload } : {}),
    });
    if (tierRank(tier) >= featureLevel(feature)) return expect(answer.statusCode, answer.body).toBe(status);
    expect(answer.statusCode).toBe(403);
    return expect(answer.json()).toMatchObject({
      code: 'plan_required',
      detail: expect.stringContaining(featureLevel(feature) === 2 ? 'Pro plan' : 'Premium plan'),
    });
  });

  test('unlimited_documents: one more than the plan keeps', async () => {
    const { id } = await keepTestDocument(
      { uid: tier, title: 'One', sessionId: null, text: 'One' },
      house.deps,
    );
    await sql`update library_counts set documents = 1001 where user_id = ${tier}`.execute(house.database.db);
    const ask = (url: string, payload: object) =>
      house.app.inject({ method: 'POST', url, headers: house.as(tier), payload });
    const made = await ask('/api/documents', { document: { html: '<p data-id="a">One more</p>' } });
    const changed = await ask('/chat/stream', {
      messages: [{ role: 'user', content: 'make it navy' }],
      document_id: id,
      session_id: nowhere,
    });
    const read = await house.app.inject({ url: `/api/documents/${id}/pdf`, headers: house.as(tier) });
    const isUnlimited = tier === 'enterprise';
    expect(made.statusCode, made.body).toBe(isUnlimited ? 200 : 403);
    // What is there can be exported all the same, and nothing is deleted.
    expect(changed.statusCode).toBe(404);
    expect(read.statusCode).toBe(200);
  });
});

test('usage is told day by day, and only the own', async () => {
  const answer = await house.app.inject({ url: '/api/user/usage?days=7', headers: house.as('basic') });
  const { days, storage_bytes } = answer.json();
  expect(days.length).toBe(7);
  expect(days.at(-1)).toEqual({
    day: new Date().toISOString().slice(0, 10),
    generations: 0,
    input_tokens: 0,
    output_tokens: 0,
    api_calls: 0,
  });
  expect(storage_bytes).toBeGreaterThan(0);
  const nobody = await house.app.inject({ url: '/api/user/usage', headers: house.as('nobody') });
  expect(nobody.json().storage_bytes).toBe(0);
});
