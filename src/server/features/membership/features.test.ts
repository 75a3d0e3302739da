import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { featureLevel, features, tierRank, tiers } from '../../../domain/membership/tiers.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { keepTestDocument } from '../../testing/test-documents.ts';
import { grantTier } from './grant-tier.ts';

/* Checks each feature's calls: refused below its level, allowed from that level on. */

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
afterAll(() => house.close());

const nowhere = '6f1c1c52-6f0e-4a4e-9a52-0d6d4a1b7d11';
const run = (direction: string) => ({
  messages: [{ role: 'user', content: 'A flyer' }],
  layout_config: { direction },
  session_id: nowhere,
});

const blue = { op: 'set_token', name: 'accent', value: '#0b5d9e' };

/** A call of each feature, and its status when allowed: 404 if what it references doesn't exist. */
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
  [
    'premium_templates',
    'POST',
    `/api/user/documents/${nowhere}/edits`,
    { version: 1, label: 'Poster', patches: [{ op: 'set_document', name: 'direction', value: 'poster' }] },
    404,
  ],
  ['premium_templates', 'PATCH', `/api/user/themes/${nowhere}`, { direction: 'poster' }, 404],
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

  test('team_collaboration is planned: its level is shown, and no call offers it', async () => {
    const limits = await house.app.inject({ url: '/api/user/current-limits', headers: house.as(tier) });
    expect(limits.json().features).toEqual(
      Object.fromEntries(
        features.map((name) => {
          const level = featureLevel(name);
          return [name, { level, allowed: tierRank(tier) >= level }];
        }),
      ),
    );
    const { features: sold } = (await house.app.inject('/payments/pricing')).json();
    expect(sold.filter(({ is_planned }: { is_planned: boolean }) => is_planned)).toMatchObject([
      { name: 'team_collaboration', level: 3 },
    ]);
  });

  test('unlimited_documents: rejects one more than the plan allows, and edits over the limit', async () => {
    const { id } = await keepTestDocument(
      { uid: tier, title: 'One', sessionId: null, text: 'One' },
      house.deps,
    );
    await sql`update library_counts set documents = 1001 where user_id = ${tier}`.execute(house.database.db);
    const ask = (url: string, payload?: object) =>
      house.app.inject({
        method: payload ? 'POST' : 'GET',
        url,
        headers: house.as(tier),
        ...(payload ? { payload } : {}),
      });
    const own = `/api/user/documents/${id}`;
    const ofPage = { version: 1, finding_id: 'f' };
    // The status of each call when allowed; 404 for the missing finding.
    const changes = [
      ['/api/documents', { document: { html: '<p data-id="a">One more</p>' } }, 200],
      [`${own}/duplicate`, { copy_id: crypto.randomUUID() }, 200],
      [`${own}/edits`, { version: 1, label: 'Blue', patches: [blue] }, 200],
      [`${own}/versions/1/restore`, {}, 200],
      [`${own}/findings/fix`, ofPage, 409],
      [`${own}/findings/intend`, { ...ofPage, is_intended: true }, 409],
    ] as const;
    const isUnlimited = tier === 'enterprise';
    for (const [url, payload, status] of changes) {
      const answer = await ask(url, payload);
      expect(answer.statusCode, `${url}: ${answer.body}`).toBe(isUnlimited ? status : 403);
      if (!isUnlimited) expect(answer.json()).toMatchObject({ code: 'plan_required' });
    }
    const run = { messages: [{ role: 'user', content: 'make it navy' }], document_id: id };
    const { session_id } = (await ask(own)).json();
    const refined = await ask('/chat/stream', { ...run, session_id });
    expect(refined.statusCode).toBe(isUnlimited ? 200 : 403);
    // Nothing is deleted, and existing documents can still be read and exported.
    expect((await ask(own)).statusCode).toBe(200);
    expect((await ask(`/api/documents/${id}/pdf`)).statusCode).toBe(200);
    expect((await ask(`/api/documents/${id}/html`)).statusCode).toBe(200);
    if (isUnlimited) return;
    const edit = await ask(`${own}/edits`, { version: 1, label: 'Blue', patches: [blue] });
    expect(edit.json().detail).toMatch(/keeps [\d,]+ documents, and you have 1,001\. You can read, export/);
  });
});

test("usage is reported per day, only the user's own", async () => {
  const dayNow = () => new Date().toISOString().slice(0, 10);
  const dayBefore = dayNow();
  const answer = await house.app.inject({ url: '/api/user/usage?days=7', headers: house.as('basic') });
  const { days, storage_bytes } = answer.json();
  expect(days.length).toBe(7);
  expect(days.at(-1)).toEqual({
    // Midnight can pass during the request.
    day: expect.toBeOneOf([dayBefore, dayNow()]),
    generations: 0,
    input_tokens: 0,
    output_tokens: 0,
    cost_usd: 0,
    storage_bytes,
    api_calls: 0,
  });
  expect(storage_bytes).toBeGreaterThan(0);
  const nobody = await house.app.inject({ url: '/api/user/usage', headers: house.as('nobody') });
  expect(nobody.json().storage_bytes).toBe(0);
});
