import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let server: ModelServer;

beforeAll(async () => {
  server = await startModelServer();
  test = await createTestApp({
    OPENAI_BASE_URL: server.url,
    OPENAI_API_KEY: 'key-of-the-environment',
    OCTAVO_MODELS: 'house=compatible:small,composer=composer',
    OCTAVO_MODEL_PRICES: 'house=1/4',
  });
});
afterAll(async () => {
  await test.close();
  await server.close();
});

const base = '/api/settings/models';
const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  test.app.inject({ method, url, headers: test.as('owner'), ...(payload ? { payload } : {}) });

it('of the environment are shown as fixed, with their prices and without their key', async () => {
  const answer = await send('GET', base);
  expect(answer.json()).toMatchObject({
    fixed: [
      { alias: 'house', provider: 'compatible', price: { input: 1, output: 4 } },
      { alias: 'composer', provider: 'composer' },
    ],
    default_alias: 'house',
    is_default_fixed: true,
    models: [],
  });
  expect(answer.body).not.toContain('key-of-the-environment');
});

it('of the environment keep their alias, and can be neither changed nor withdrawn', async () => {
  const { provider } = (
    await send('POST', `${base}/providers`, { kind: 'compatible', address: server.url })
  ).json();
  const prices = { input_price: null, output_price: null, picture_price: null };
  const model = { provider_id: provider.id, model: 'large', ...prices };
  const taken = await send('POST', `${base}/offered`, { ...model, alias: 'house', purpose: 'text' });
  expect(taken.json()).toMatchObject({ code: 'conflict' });
  expect((await send('PATCH', `${base}/offered/house`, { ...model, revision: 1 })).statusCode).toBe(404);
  expect((await send('DELETE', `${base}/offered/house`)).statusCode).toBe(404);
});

it('of the environment write beside those of the page', async () => {
  await send('POST', '/chat/stream', {
    model_alias: 'house',
    messages: [{ role: 'user', content: 'What is Octavo?' }],
  });
  const asked = server.asked.filter(({ path }) => path.endsWith('completions'));
  expect(asked.map(({ authorization }) => authorization)).toEqual(
    asked.map(() => 'Bearer key-of-the-environment'),
  );
  expect(JSON.parse(asked[0]?.body ?? '{}').model).toBe('small');
});
