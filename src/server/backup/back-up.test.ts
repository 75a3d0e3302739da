import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFullRun, sample } from '../testing/full-run.ts';
import { type OctavoProcess, runOctavoProcess, whenReady } from '../testing/octavo-process.ts';
import { type OwnerClient, signInOwner } from '../testing/owner-client.ts';
import { runCommandLine } from '../testing/run-command-line.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'octavo-backup-'));
const dataDir = path.join(folder, 'data');
const nowhere = path.join(folder, 'nowhere');
const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';

interface Running {
  readonly octavo: OctavoProcess;
  readonly owner: OwnerClient;
}

async function start(data: string): Promise<Running> {
  const octavo = runOctavoProcess({ OCTAVO_DATA_DIR: data, PORT: '0', OCTAVO_WORK_AHEAD: 'false' });
  await whenReady(octavo);
  return { octavo, owner: await signInOwner(octavo) };
}

async function stop({ octavo }: Running): Promise<void> {
  octavo.child.kill('SIGTERM');
  await octavo.exit;
}

async function keep({ owner }: Running, id: string): Promise<void> {
  const document = { id, title: id, html: `<p>${id}</p>` };
  const answer = await owner.send('POST', '/api/documents', { document });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(id)]);
}

async function titlesOf({ owner }: Running): Promise<string[]> {
  const { documents }: { documents: { title: string }[] } = await (
    await owner.send('GET', '/api/user/documents')
  ).json();
  return documents.map(({ title }) => title);
}

const backUp = (to: string, data = dataDir) => runCommandLine(['backup', to], { folder, dataDir: data });

let running: Running;
beforeAll(async () => {
  chmodSync(folder, 0o711);
  mkdirSync(path.join(nowhere, 'browser'), { recursive: true });
  running = await start(dataDir);
});
afterAll(async () => {
  await stop(running);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

test('a backup made during writes has every acknowledged write, and starts as a separate Octavo', async () => {
  const { token }: { token: string } = await (await running.owner.renewToken()).json();
  const form = new FormData();
  form.append('name', 'Logo');
  form.append('file', new File([logo], 'logo.svg', { type: 'image/svg+xml' }));
  const uploaded = await fetch(`${running.owner.url}/api/user/assets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(uploaded.status).toBe(200);
  const before = Array.from({ length: 5 }, () => crypto.randomUUID());
  for (const id of before) await keep(running, id);

  let isOver = false;
  const writing = (async () => {
    let count = 0;
    // Below the limit on requests, however long the copying takes.
    for (; !isOver; count++) {
      if (count < 15) await keep(running, crypto.randomUUID());
      await delay(100);
    }
    return count;
  })();
  const target = path.join(folder, 'backup');
  const { code, err } = await backUp(target);
  isOver = true;
  expect(await writing).toBeGreaterThan(0);
  expect([code, err]).toEqual([0, expect.stringMatching(/backup: [\d,]+ files, [\d,]+ MB\n$/)]);

  const restored = await start(target);
  expect(await titlesOf(restored)).toEqual(expect.arrayContaining(before));
  const assets = await (await restored.owner.send('GET', '/api/user/assets')).text();
  const [, url = ''] = /"public_url":"([^"]+)"/.exec(assets) ?? [];
  const file = await fetch(new URL(url, restored.owner.url));
  expect([file.status, await file.text()]).toEqual([200, expect.stringContaining('M0 0h9v9z')]);
  const own = crypto.randomUUID();
  await keep(restored, own);
  expect(await titlesOf(running)).not.toContain(own);
  await stop(restored);

  if (!isFullRun) return;
  // Of an Octavo that doesn't run.
  const second = path.join(folder, 'second');
  expect((await backUp(second, target)).code).toBe(0);
  expect(existsSync(path.join(second, 'postgres', 'data', 'PG_VERSION'))).toBe(true);
  const again = await start(second);
  expect(await titlesOf(again)).toEqual(expect.arrayContaining(before));
  await stop(again);
});

const refused: readonly [string, () => string, string, RegExp][] = [
  ['inside the data folder', () => path.join(dataDir, 'backup'), dataDir, /is inside the data folder/],
  ['where something is', () => folder, dataDir, /already exists. Choose a new folder/],
  ['of nothing', () => path.join(folder, 'other'), nowhere, /There is no data of Octavo at/],
];
test.each(sample(refused, 3))(
  'a backup %s is rejected, and leaves nothing',
  async (_where, target, data, words) => {
    const before = readdirSync(folder);
    const { code, err } = await backUp(target(), data);
    expect([code, err]).toEqual([1, expect.stringMatching(words)]);
    expect(readdirSync(folder)).toEqual(before);
    expect(existsSync(path.join(dataDir, 'backup'))).toBe(false);
  },
);
