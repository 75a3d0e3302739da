import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainText } from '../../../domain/document/read-article.ts';
import { one, prompt, sendPrompt } from '../../testing/run-prompts.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ask = (method: 'GET' | 'DELETE', url: string, user = 'ada') =>
  app.app.inject({ method, url, headers: app.as(user) });
const record = (documentId: string, id: string) =>
  `/database/pdf_tool_results/${documentId}/generations/${id}`;
const nobodys = '018f0000-0000-7000-8000-000000000000';

test('[C25] a generation of a document is a record of prompt, page and usage', async () => {
  const { events } = await sendPrompt(app, 'ada', prompt('Flyer for a concert on 3 May'));
  const { run_id, document_id, session_id } = one(events, 'run_started');
  const answer = await ask('GET', record(document_id, run_id));
  expect(answer.statusCode).toBe(200);
  const { html, ...facts } = answer.json();
  expect(facts).toMatchObject({
    id: run_id,
    document_id,
    session_id,
    status: 'completed',
    prompt: 'Flyer for a concert on 3 May',
    mode: 'normal',
    model_alias: 'composer',
    version: 1,
    cost_usd: 0,
  });
  expect(plainText(html)).toMatch(/concert/i);
  for (const url of [record(nobodys, run_id), record(document_id, nobodys)])
    expect((await ask('GET', url)).statusCode).toBe(404);
  expect((await ask('GET', record(document_id, run_id), 'bob')).statusCode).toBe(404);
  expect((await ask('GET', record('x', run_id))).statusCode).toBe(400);
});

test('[C07] a generation is deleted; the version that it saved is kept', async () => {
  const { events } = await sendPrompt(app, 'ada', prompt('Flyer for a concert on 4 May'));
  const { run_id, document_id } = one(events, 'run_started');
  const url = `/api/generations/${run_id}`;
  expect((await ask('DELETE', url, 'bob')).statusCode).toBe(404);
  const { db } = app.deps;
  await db.updateTable('runs').set({ status: 'running' }).where('id', '=', run_id).execute();
  expect((await ask('DELETE', url)).json()).toMatchObject({ code: 'conflict' });
  await db.updateTable('runs').set({ status: 'completed' }).where('id', '=', run_id).execute();
  expect((await ask('DELETE', url)).statusCode).toBe(204);
  expect((await ask('DELETE', url)).statusCode).toBe(404);
  expect((await ask('GET', record(document_id, run_id))).statusCode).toBe(404);
  expect((await ask('GET', `/chat/runs/${run_id}/stream`)).statusCode).toBe(404);
  expect((await ask('GET', `/api/user/documents/${document_id}`)).json()).toMatchObject({ version: 1 });
  expect((await ask('DELETE', '/api/generations/x')).statusCode).toBe(400);
});
