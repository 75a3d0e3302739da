import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentContent } from '../../../domain/content/document-content.ts';
import { type FileServer, startFileServer } from '../../testing/file-server.ts';
import { isFullRun } from '../../testing/full-run.ts';
import { readEventStream } from '../../testing/read-event-stream.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { noEngine, testEngine } from '../../testing/test-engine.ts';
import { tinyGguf, writeTinyGguf } from '../../testing/tiny-gguf.ts';
import { findBasePage } from '../documents/find-base-page.ts';

const engineFolder = await testEngine();
const model = tinyGguf();
/** Shown beside tests that could not run. */
const skipped = engineFolder === null ? ` (skipped: ${noEngine})` : '';

let server: FileServer;
let test: TestApp;

async function open(): Promise<void> {
  server = await startFileServer(model);
  test = await createTestApp(
    { OCTAVO_ALLOW_HOSTS: `${server.host}:${server.port}` },
    { engine: { pausesMs: [0], silenceMs: 500, ...(engineFolder && { packageFolder: engineFolder }) } },
  );
}
async function close(): Promise<void> {
  await test.close();
  await server.close();
}

async function send(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
  user = 'owner',
): Promise<{ status: number; body: ReturnType<typeof JSON.parse> }> {
  const answer = await test.app.inject({
    method,
    url: `/api/settings${path}`,
    headers: test.as(user),
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

const engine = async () => (await send('GET', '/engine')).body;
const first = async () => (await engine()).models[0];
const settings = async () => (await send('GET', '/models')).body;

beforeEach(open);
afterEach(close);

async function write(content: string, more: object = {}) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/chat/stream',
    headers: test.as('owner'),
    payload: { messages: [{ role: 'user', content }], ...more },
  });
  return readEventStream(answer.body);
}

/** Downloads the tiny model and waits until it is offered. */
async function getModel(): Promise<string> {
  const { body } = await send('POST', '/engine/models', { url: server.url });
  await expect.poll(async () => (await first()).state).toBe('ready');
  return body.id;
}

const theDocument = (events: Awaited<ReturnType<typeof write>>['events']) =>
  events.flatMap(({ event }) => (event.type === 'document_saved' ? [event] : []));

describe('a model on this server', () => {
  it('is shown with its license, size and memory, and nothing is installed before a press', async () => {
    const { models, is_installed, may_change } = await engine();
    expect(may_change).toBe(true);
    expect(is_installed).toBe(engineFolder !== null);
    expect(models.length).toBeGreaterThanOrEqual(3);
    for (const each of models) {
      expect(each).toMatchObject({ state: 'absent', sha256: expect.stringMatching(/^[\da-f]{64}$/) });
      expect(each.size_bytes).toBeGreaterThan(2e9);
      expect(each.size_bytes).toBeLessThan(8e9);
      expect(each.memory_bytes).toBeGreaterThan(each.size_bytes);
      expect(each.place).toMatch(/^https:\/\/huggingface\.co\/.+\/resolve\/[\da-f]{40}\/.+\.gguf$/);
    }
    await expect(stat(path.join(test.deps.config.dataDir, 'engine'))).rejects.toThrow();
  });

  it('can only be changed by the owner', async () => {
    expect((await send('GET', '/engine', undefined, 'ada')).status).toBe(404);
    expect((await send('POST', '/engine/models', { url: server.url }, 'ada')).status).toBe(404);
    expect(server.asked).toEqual([]);
  });

  it.runIf(isFullRun && engineFolder !== null)(`writes valid pages after one press${skipped}`, async () => {
    const id = await getModel();
    expect(await first()).toMatchObject({
      id,
      size_bytes: model.length,
      compared_with: 'none',
      is_offered: true,
    });
    const { speed } = await first();
    expect(speed.writing).toBeGreaterThan(1);
    expect(speed.page_seconds[1]).toBeGreaterThanOrEqual(speed.page_seconds[0]);
    expect(await settings()).toMatchObject({
      providers: [{ kind: 'engine', name: 'This server' }],
      models: [{ alias: 'local', model: id, input_price: 0 }],
      default_alias: 'local',
    });

    const { events, marker } = await write('A page about bees in the city');
    expect(marker).toBe('[LLM_STREAM_END]');
    const [saved] = theDocument(events);
    const told = events.flatMap(({ event }) => (event.type === 'tool_result' ? [event] : []));
    expect(told[0]).toMatchObject({ name: 'local_model', note: expect.stringMatching(/^a page takes/) });
    // Written by the model, and not by the composer in its place.
    expect(told.find(({ name }) => name === 'write_document')).toMatchObject({ is_error: false });
    expect(events.some(({ event }) => event.type === 'document_delta')).toBe(true);
    const page = await findBasePage(
      { uid: 'owner', documentId: saved?.document_id ?? '', isContinued: false },
      test.deps,
    );
    expect(documentContent.safeParse(page.content).success).toBe(true);
  });

  it.skipIf(engineFolder === null)(`is paused, resumed, cancelled and removed${skipped}`, async () => {
    server.ways.push('slow');
    const { body } = await send('POST', '/engine/models', { url: server.url });
    await expect.poll(async () => (await first()).done_bytes).toBeGreaterThan(20_000);
    expect(await first()).toMatchObject({
      state: 'running',
      phase: 'downloading',
      total_bytes: model.length,
    });
    expect((await send('POST', `/engine/models/${body.id}/pause`)).status).toBe(204);
    expect(await first()).toMatchObject({ state: 'paused', phase: null });
    const had = (await first()).done_bytes;
    expect((await send('POST', `/engine/models/${body.id}/resume`)).status).toBe(204);
    await expect.poll(() => server.asked).toEqual([0, had]);
    // Trying its speed is most of the time of this test.
    if (isFullRun) await expect.poll(async () => (await first()).state).toBe('ready');
    expect((await send('DELETE', `/engine/models/${body.id}`)).status).toBe(204);
    expect((await engine()).models.every(({ state }: { state: string }) => state === 'absent')).toBe(true);
    expect(await settings()).toMatchObject({ providers: [], models: [], default_alias: 'composer' });
    expect((await send('POST', `/engine/models/${body.id}/resume`)).status).toBe(404);
  });

  it.skipIf(engineFolder === null)(`that is no model file says so${skipped}`, async () => {
    server.serve(Buffer.from('<!doctype html><title>Sign in</title>'));
    await send('POST', '/engine/models', { url: server.url });
    await expect.poll(async () => (await first()).message).toMatch(/GGUF/);
    expect(await first()).toMatchObject({ state: 'failed', done_bytes: 0, is_offered: false });
  });

  it.runIf(isFullRun && engineFolder !== null)('can be a file of this computer, never deleted', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'octavo-own-'));
    const file = path.join(folder, 'mine.gguf');
    await writeTinyGguf(file);
    for (const wrong of ['/etc/hostname', 'mine.gguf', path.join(folder, 'none.gguf'), folder])
      expect((await send('POST', '/engine/models', { path: wrong })).status).toBe(400);
    const { body } = await send('POST', '/engine/models', { path: file });
    await expect.poll(async () => (await first()).state).toBe('ready');
    expect(await first()).toMatchObject({ place: file, compared_with: null });
    expect((await send('DELETE', `/engine/models/${body.id}`)).status).toBe(204);
    expect((await stat(file)).size).toBe(model.length);
    await rm(folder, { recursive: true });
  });

  it('is refused if this computer has too little memory', async () => {
    const { models, memory_bytes } = await engine();
    const large = models.find((each: { memory_bytes: number }) => each.memory_bytes > memory_bytes);
    if (large) expect((await send('POST', '/engine/models', { id: large.id })).status).toBe(422);
    expect((await send('POST', '/engine/models', { id: 'unknown' })).status).toBe(404);
  });
});

describe.runIf(isFullRun && engineFolder !== null)('the engine', () => {
  it('changes a page, or says that it could not', async () => {
    await getModel();
    const { events } = await write('A page about bees in the city');
    const [saved] = theDocument(events);
    const started = events.flatMap(({ event }) => (event.type === 'run_started' ? [event] : []))[0];
    const ids = { document_id: saved?.document_id, session_id: started?.session_id };
    for (const wish of ['Make it dark', 'Another title', 'Add a section']) {
      const next = await write(wish, ids);
      expect(next.marker).toBe('[LLM_STREAM_END]');
      const said = next.events.some(({ event }) => event.type === 'content_delta');
      // Operations of one change may contradict each other; then nothing is changed, and it says so.
      expect(said || theDocument(next.events).length > 0).toBe(true);
    }
    const page = await findBasePage(
      { uid: 'owner', documentId: saved?.document_id ?? '', isContinued: false },
      test.deps,
    );
    expect(documentContent.safeParse(page.content).success).toBe(true);
  });
});
