import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { one, prompt, sendPrompt } from '../../testing/run-prompts.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let model: LLMock;
let app: TestApp;
beforeAll(async () => {
  model = new LLMock({ port: 0 });
  await model.start();
  app = await createTestApp({
    OPENAI_BASE_URL: `${model.url}/v1`,
    OCTAVO_MODELS: 'composer=composer,fast=compatible:test-model,wrong=compatible:wrong-model',
    OCTAVO_MODEL_PRICES: 'fast=2/10',
    OCTAVO_STAFF_DOMAINS: 'example.com,example.org',
  });
});
afterAll(async () => {
  await app.close();
  await model.stop();
});

const post = (url: string, payload?: object) =>
  app.app.inject({ method: 'POST', url, headers: app.as('ada'), ...(payload ? { payload } : {}) });
const get = (url: string, user = 'ada') => app.app.inject({ url, headers: app.as(user) });

test('a prompt is estimated without running it', async () => {
  const asked = await post('/chat/estimate', prompt('A page on trees', { model_alias: 'fast' }));
  expect(asked.statusCode).toBe(200);
  const estimate = asked.json();
  expect(estimate.input_tokens).toBeGreaterThan(2_000);
  expect(estimate.cost_usd).toBeCloseTo(
    (estimate.input_tokens * 2 + estimate.output_tokens * 10) / 1_000_000,
    8,
  );
  expect(estimate.duration_ms).toBeGreaterThan(0);
  expect(model.getRequests()).toHaveLength(0);
  const free = await post('/chat/estimate', prompt('A page on trees'));
  expect(free.json()).toMatchObject({ model_alias: 'composer', cost_usd: 0 });
  expect((await post('/chat/estimate', prompt('   '))).statusCode).toBe(400);
});

test('the history lists prompts, authors, changed blocks and cost, also as a table', async () => {
  model.on(
    {},
    {
      content: 'Two sentences.',
      usage: { prompt_tokens: 1_000, completion_tokens: 200, total_tokens: 1_200 },
    },
  );
  const first = await sendPrompt(app, 'ada', prompt('Flyer for a concert'));
  const { session_id, document_id } = one(first.events, 'run_started');
  const place = { session_id, document_id };
  await sendPrompt(
    app,
    'ada',
    prompt('=HYPERLINK("x"), what do you think?', { ...place, model_alias: 'fast' }),
  );
  const { entries, total } = (await get(`/api/user/sessions/${session_id}/history`)).json();
  const { days } = (await get('/api/user/usage?days=2')).json<{ days: { cost_usd: number }[] }>();
  expect(days.reduce((sum, { cost_usd }) => sum + cost_usd, 0)).toBeCloseTo(total.cost_usd, 8);
  expect(entries).toHaveLength(2);
  expect(entries[0]).toMatchObject({
    prompt: 'Flyer for a concert',
    asked_by: 'ada@example.com',
    version: 1,
    cost_usd: 0,
  });
  expect(entries[0].changed_block_ids).not.toHaveLength(0);
  expect(entries[1]).toMatchObject({
    model_alias: 'fast',
    input_tokens: 1_000,
    cost_usd: 0.004,
    changed_block_ids: [],
  });
  expect(total).toEqual({ input_tokens: 1_000, output_tokens: 200, cost_usd: 0.004 });
  const table = await get(`/api/user/sessions/${session_id}/history.csv`);
  expect(table.headers['content-type']).toContain('text/csv');
  expect(table.body.split('\r\n')).toHaveLength(4);
  expect(table.body).toContain(`"'=HYPERLINK(""x"")`);
  for (const end of ['history', 'history.csv'])
    expect((await get(`/api/user/sessions/${session_id}/${end}`, 'bob')).statusCode).toBe(404);
});

test('a run that broke off is charged for its output, and uses no allowance', async () => {
  model.reset();
  model.on({}, { content: 'word '.repeat(200) }, { chunkSize: 20, latency: 5, truncateAfterChunks: 20 });
  const { events, marker } = await sendPrompt(app, 'ada', prompt('Say much', { model_alias: 'fast' }));
  expect(marker).toBe('[LLM_STREAM_ERROR]');
  const { session_id, run_id } = one(events, 'run_started');
  const usage = one(events, 'usage');
  expect(usage.output_tokens).toBeGreaterThan(50);
  expect(usage.cost_usd).toBeCloseTo((usage.input_tokens * 2 + usage.output_tokens * 10) / 1_000_000, 6);
  const { entries } = (await get(`/api/user/sessions/${session_id}/history`)).json();
  expect(entries[0]).toMatchObject({
    status: 'failed',
    output_tokens: usage.output_tokens,
    cost_usd: usage.cost_usd,
  });
  const ledger = await app.deps.db
    .selectFrom('allowance_entries')
    .select('entry')
    .where('run_id', '=', run_id)
    .execute();
  expect(ledger.map(({ entry }) => entry)).not.toContain('charge');
});

test('staff can ping a model and see its response time, or a readable error', async () => {
  model.reset();
  model.on(
    { model: 'wrong-model' },
    { error: { message: 'no', type: 'invalid_request_error' }, status: 401 },
  );
  model.on({}, { toolCalls: [{ name: 'ready', arguments: '{"word":"ready"}' }] });
  const { models } = (await get('/api/staff/models')).json();
  expect(models.map(({ alias }: { alias: string }) => alias)).toEqual(['composer', 'fast', 'wrong']);
  const works = (await post('/api/staff/models/fast/test')).json();
  expect(works).toMatchObject({ is_working: true, calls_tools: true, message: 'Works, and calls tools.' });
  expect(works.first_token_ms).toBeGreaterThanOrEqual(0);
  const fails = (await post('/api/staff/models/wrong/test')).json();
  expect(fails).toMatchObject({ is_working: false, message: expect.stringContaining('rejected the key') });
  expect((await post('/api/staff/models/composer/test')).json()).toMatchObject({ is_working: true });
  expect((await post('/api/staff/models/nobody/test')).statusCode).toBe(400);
});
