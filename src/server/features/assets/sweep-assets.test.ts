import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Asset } from '../../../contract/assets.ts';
import { ownFolder } from '../../adapters/storage/own-folder.ts';
import { sweepAssetsJob } from '../../jobs/definitions/sweep-assets.ts';
import { uploadAs } from '../../testing/send-multipart.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const drawing = Buffer.from('<svg viewBox="0 0 8 8"><rect width="8" height="8" fill="#123456"/></svg>');
const upload = async (user: string) => (await uploadAs(test, user, { bytes: drawing })).json<Asset>();
const inDays = (days: number) => () => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

/** Runs the sweep as the queue does, `days` from now. */
async function sweep(days: number, files = test.deps.files): Promise<void> {
  const { run } = await sweepAssetsJob.load();
  const deps = { ...test.deps, files, clock: inDays(days) };
  await run({}, { deps, signal: new AbortController().signal, again: async () => undefined });
}
const listed = async (user: string) => {
  const answer = await test.app.inject({ url: '/api/user/assets', headers: test.as(user) });
  return answer.json<{ total: number; storage: { used_bytes: number } }>();
};

it('removes files without a row and rows without a file after a day, and nothing else', async () => {
  const kept = [await upload('ann'), await upload('ann'), await upload('bob')];
  const lost = await upload('bob');
  const folder = `${ownFolder('ann')}/assets`;
  const id = crypto.randomUUID();
  const nameless = [`${folder}/${id}.png`, `${folder}/${id}-small.webp`];
  const others = [`${ownFolder('ann')}/covers/${id}.webp`, `${folder}/notes.txt`];
  for (const key of [...nameless, ...others]) await test.deps.files.put(key, drawing, 'image/png');
  await test.deps.files.remove(lost.gcs_blob_name);

  await sweep(0);
  expect(await test.deps.files.has(nameless[0] ?? '')).toBe(true);
  expect((await listed('bob')).total).toBe(2);

  await sweep(2);
  for (const key of nameless) expect(await test.deps.files.has(key)).toBe(false);
  for (const key of [...others, ...kept.map(({ gcs_blob_name }) => gcs_blob_name)])
    expect(await test.deps.files.has(key)).toBe(true);
  expect((await listed('bob')).total).toBe(1);
  // A drawing and its thumbnail are identical, so this is half of what two take.
  const alone = (await listed('bob')).storage.used_bytes;
  expect((await listed('ann')).storage.used_bytes).toBe(2 * alone);
});

it('removes nothing if the store has none of the files, which points to a wrong store', async () => {
  const assets = [await upload('cat'), await upload('cat'), await upload('cat')];
  await sweep(2, { ...test.deps.files, has: async () => false });
  expect((await listed('cat')).total).toBe(assets.length);
});
