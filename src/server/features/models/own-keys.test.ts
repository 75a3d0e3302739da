import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const canary = 'sk-canary-own-5a1c9d0e77b24f';

let test: TestApp;
let server: ModelServer;
const told: string[] = [];

beforeAll(async () => {
  server = await startModelServer({ key: canary, says: 'From my own model.' });
  const { host } = new URL(server.url);
  // The smallest plan: five generations a month.
  test = await createTestApp({ OCTAVO_ALLOW_HOSTS: host, OCTAVO_BASE_TIER: 'basic' });
});
afterAll(async () => {
  await test.close();
  await server.close();
});
afterEach(() => allow(true));

async function send(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload: object | null,
  user: string,
) {
  const answer = await test.app.inject({ method, url, headers: test.as(user), ...(payload && { payload }) });
  told.push(answer.body);
  return { status: answer.statusCode, body: answer.body, json: () => answer.json() };
}

async function allow(isAllowed: boolean): Promise<void> {
  const { revision } = (await send('GET', '/api/settings/models', null, 'owner')).json();
  const choice = { revision, are_own_keys_allowed: isAllowed };
  expect((await send('PATCH', '/api/settings/models', choice, 'owner')).status).toBe(204);
}

const add = (user: string, more: object = {}) =>
  send(
    'POST',
    '/api/user/model-keys',
    { kind: 'compatible', address: server.url, api_key: canary, ...more },
    user,
  );

async function addWithModel(user: string): Promise<string> {
  const { key } = (await add(user)).json();
  const path = `/api/user/model-keys/${key.id}`;
  expect((await send('PATCH', path, { model: 'small' }, user)).status).toBe(200);
  return path;
}

const run = (user: string, alias: string) =>
  send(
    'POST',
    '/chat/stream',
    { model_alias: alias, messages: [{ role: 'user', content: 'What is Octavo?' }] },
    user,
  );

const offered = async (user: string) =>
  (await send('GET', '/chat/models', null, user)).json().models as {
    alias: string;
    label: string;
    is_default: boolean;
  }[];

describe("an account's own key", () => {
  it("can't be added unless the owner allows it", async () => {
    await allow(false);
    expect((await send('GET', '/api/user/model-keys', null, 'ann')).json()).toEqual({
      is_allowed: false,
      keys: [],
    });
    const { status, body } = await add('ann');
    expect(status).toBe(404);
    expect(body).toContain("doesn't allow own keys");
  });

  it('makes a model of its own, which says whose key it uses, and is the default beside the composer', async () => {
    await allow(true);
    const added = await add('ann');
    expect(added.json()).toMatchObject({
      key: { kind: 'compatible', model: null },
      models: [{ id: 'large' }, { id: 'small' }],
    });
    expect((await offered('ann')).map(({ alias }) => alias)).toEqual(['composer']);
    await addWithModel('ann');
    expect(await offered('ann')).toContainEqual({
      alias: 'own:compatible',
      label: 'small (your key)',
      built_in: false,
      is_default: true,
    });
    const { body } = await run('ann', 'own:compatible');
    expect(body).toContain('"own_key":"OpenAI-compatible server"');
    expect(body).toContain('From my own model.');
  });

  it('is for its own account alone', async () => {
    const path = await addWithModel('ann');
    expect((await offered('bea')).map(({ alias }) => alias)).toEqual(['composer']);
    expect((await run('bea', 'own:compatible')).status).toBe(400);
    expect((await send('GET', '/api/user/model-keys', null, 'bea')).json().keys).toEqual([]);
    expect((await send('DELETE', path, null, 'bea')).status).toBe(404);
    expect((await send('PATCH', path, { model: 'large' }, 'bea')).status).toBe(404);
  });

  it("doesn't use up the plan or the owner's budget", async () => {
    await addWithModel('dan');
    const { revision } = (await send('GET', '/api/settings/models', null, 'owner')).json();
    await send('PATCH', '/api/settings/models', { revision, account_cents: 1, month_cents: 1 }, 'owner');
    for (let each = 0; each < 7; each += 1)
      expect((await run('dan', 'own:compatible')).body).toContain('From my own model.');
    const { rows } = await test.database.pool.query(
      "select count(*)::int as claims from allowance_entries where user_id = 'dan'",
    );
    expect(rows[0].claims).toBe(0);
    expect((await send('GET', '/api/settings/models', null, 'owner')).json().spent_usd).toBe(0);
  });

  it('stops working at once when the owner withdraws the permission, and works again afterward', async () => {
    await addWithModel('eve');
    await allow(false);
    expect((await run('eve', 'own:compatible')).status).toBe(400);
    await allow(true);
    expect((await run('eve', 'own:compatible')).body).toContain('From my own model.');
  });

  it('is deleted on request', async () => {
    const path = await addWithModel('fay');
    expect((await send('DELETE', path, null, 'fay')).status).toBe(204);
    expect((await run('fay', 'own:compatible')).status).toBe(400);
  });

  it.each([
    ['a wrong key', { api_key: 'sk-wrong' }, 422, /rejected the key/],
    [
      "another provider's key",
      { kind: 'groq', api_key: 'sk-ant-x', address: undefined },
      400,
      /didn't send it/,
    ],
    [
      'an address in a private network',
      { address: 'http://127.0.0.1:9/v1' },
      400,
      /Only the owner can connect it/,
    ],
  ] as const)('with %s is rejected and not stored', async (_, more, status, words) => {
    const answer = await add('gil', more);
    expect(answer.status).toBe(status);
    expect(answer.json().detail).toMatch(words);
    expect((await send('GET', '/api/user/model-keys', null, 'gil')).json().keys).toEqual([]);
  });

  it('is in no response and not in a dump of the database', async () => {
    await addWithModel('hal');
    const { rows } = await test.database.pool.query(
      'select row_to_json(own_model_keys)::text as row from own_model_keys',
    );
    const dump = JSON.stringify(rows);
    expect(dump).toContain('hal');
    for (const form of [canary, Buffer.from(canary).toString('hex')]) expect(dump).not.toContain(form);
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter((text) => text.includes(canary))).toEqual([]);
  });
});
