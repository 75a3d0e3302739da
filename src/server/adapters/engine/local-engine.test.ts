import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FileServer, startFileServer } from '../../testing/file-server.ts';
import { isFullRun } from '../../testing/full-run.ts';
import { noEngine, testEngine } from '../../testing/test-engine.ts';
import { tinyGguf } from '../../testing/tiny-gguf.ts';
import { createLocalEngine, type LocalEngine } from './local-engine.ts';

const engineFolder = isFullRun ? await testEngine() : null;
const skipped = isFullRun && engineFolder === null ? ` (skipped: ${noEngine})` : '';
const model = tinyGguf();

let server: FileServer;
let folder: string;
let ready: string[];
let opened: LocalEngine[];

/** Opens the engine on the same folder, as a start of Octavo does. */
function open(): LocalEngine {
  const engine = createLocalEngine({
    folder,
    rules: { allowedHosts: [{ host: server.host, port: server.port }] },
    log: { warn: () => undefined },
    pausesMs: [],
    silenceMs: 300,
    ...(engineFolder && { packageFolder: engineFolder }),
  });
  engine.onReady(async ({ id }) => {
    ready.push(id);
  });
  opened.push(engine);
  return engine;
}

beforeEach(async () => {
  server = await startFileServer(model);
  folder = await mkdtemp(path.join(tmpdir(), 'octavo-local-'));
  ready = [];
  opened = [];
});
afterEach(async () => {
  for (const engine of opened) await engine.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

it.skipIf(engineFolder === null)(`continues a download after a restart${skipped}`, async () => {
  server.ways.push('slow');
  const before = open();
  const id = await before.get({ url: server.url });
  const [record] = await before.models();
  if (!record) throw new Error('no record');
  await expect.poll(() => before.downloadedBytes(record)).toBeGreaterThan(10_000);
  await before.close();
  const has = await before.downloadedBytes(record);

  const after = open();
  expect(await after.models()).toMatchObject([{ id, isReady: false, bytes: model.length }]);
  expect(after.work(id)).toBeNull();
  await after.resume(id);
  await expect.poll(() => ready).toEqual([id]);
  expect(server.asked).toEqual([0, has]);
  const [kept] = await after.models();
  expect(kept).toMatchObject({ isReady: true, comparedWith: null, etag: null });
  expect(kept?.speed?.writing).toBeGreaterThan(0);
});

it.skipIf(engineFolder === null)(`keeps what arrived when the server breaks off${skipped}`, async () => {
  const engine = open();
  server.ways.push('breaks off');
  const id = await engine.get({ url: server.url });
  await expect.poll(() => engine.work(id)?.state).toBe('failed');
  expect(engine.work(id)?.message).toMatch(/Resume it/);
  await engine.resume(id);
  await expect.poll(() => ready).toEqual([id]);
  expect(server.asked[1]).toBeGreaterThan(0);
});

it('ignores damaged records, and ids that lead elsewhere', async () => {
  const engine = open();
  expect(await engine.models()).toEqual([]);
  for (const id of ['../../secrets', '', 'a/b', 'UPPER'])
    await expect(engine.remove(id)).rejects.toMatchObject({ code: 'not_found' });
  await writeFile(path.join(folder, 'models'), 'a file in place of the folder');
  expect(await engine.models()).toEqual([]);
});
