import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Asset } from '../../../contract/assets.ts';
import { ownFolder } from '../../adapters/storage/own-folder.ts';
import { uploadAs } from '../../testing/send-multipart.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/* Uploads with false metadata or without an end, over real connections. */

let test: TestApp;
let port: number;
let folder: string;
beforeAll(async () => {
  test = await createTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const address = test.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  // Uploads leave their temporary files in this folder only.
  folder = await mkdtemp(path.join(tmpdir(), 'octavo-hostile-'));
  vi.stubEnv('TMPDIR', folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const head = (length: string) =>
  `POST /api/user/assets HTTP/1.1\r\nhost: localhost\r\nauthorization: ${test.as('eve').authorization}\r\n` +
  `content-type: multipart/form-data; boundary=x\r\n${length}\r\n\r\n` +
  '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nBig\r\n' +
  '--x\r\ncontent-disposition: form-data; name="file"; filename="big.png"\r\n\r\n\x89PNG\r\n\x1a\n';

/** Returns everything the server sends before it closes the connection. */
function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
}

async function kept(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of test.deps.files.list(ownFolder('eve'))) keys.push(key);
  return keys;
}

const expectNothingLeft = () =>
  expect.poll(async () => [await readdir(folder), await kept()], { timeout: 60_000 }).toEqual([[], []]);

it('rejects an announced 5 GB upload immediately, and closes the connection', async () => {
  const socket = connect(port, '127.0.0.1');
  const answered = answerOf(socket);
  socket.write(head(`content-length: ${5 * 1024 ** 3}`), 'latin1');
  const heard = await answered;
  expect(heard).toMatch(/^HTTP\/1\.1 413 /);
  expect(heard).toContain('larger than 20 MB');
  await expectNothingLeft();
});

it('reads no more of an endless upload than a file may have', async () => {
  const socket = connect(port, '127.0.0.1');
  const answered = answerOf(socket);
  const [lines, parts] = head('transfer-encoding: chunked').split('\r\n\r\n--x');
  const chunk = (bytes: Buffer) =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
  socket.write(`${lines}\r\n\r\n`, 'latin1');
  socket.write(chunk(Buffer.from(`--x${parts}`, 'latin1')));
  const megabyte = chunk(Buffer.alloc(1024 * 1024, 0x89));
  let sent = 0;
  const send = () => {
    while (!socket.destroyed && sent < 5000) {
      sent += 1;
      if (!socket.write(megabyte)) return;
    }
  };
  socket.on('drain', send);
  send();
  await answered;
  expect(sent).toBeLessThan(500);
  await expectNothingLeft();
});

it('a connection that breaks midway leaves nothing', async () => {
  const socket = connect(port, '127.0.0.1');
  const answered = answerOf(socket);
  socket.write(head('content-length: 3000000'), 'latin1');
  socket.write(Buffer.alloc(1_000_000, 0x89));
  await expect.poll(async () => (await readdir(folder)).length, { timeout: 60_000 }).toBe(1);
  socket.destroy();
  await answered;
  await expectNothingLeft();
});

it('an endless upload is cut off by the request timeout', () => {
  expect(test.app.server.requestTimeout).toBe(600_000);
});

it.each([
  ['a way out', '../../../../etc/passwd'],
  ['a way out of Windows', '..\\..\\boot.ini'],
  ['an end in the middle', 'logo.svg\u0000.png'],
  ['letters that run backwards', 'gnp.\u202egvs.exe'],
  ['4,000 letters', `${'n'.repeat(4000)}.png`],
  ['a header of its own', 'a"\r\nx-evil: 1\r\n.png'],
])('treats a file name with %s as a plain name', async (_what, fileName) => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#105a3c' } })
    .png()
    .toBuffer();
  const asset = (await uploadAs(test, 'odd', { name: 'Odd', fileName, bytes })).json<Asset>();
  expect(asset.gcs_blob_name).toBe(`${ownFolder('odd')}/assets/${asset.id}.png`);
  const file = await test.app.inject(new URL(asset.public_url).pathname);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/png']);
  expect(file.headers).not.toHaveProperty('x-evil');
});

it("rejects a name of 5,000 letters, and one that the database can't store, and leaves nothing", async () => {
  const bytes = Buffer.from('<svg viewBox="0 0 8 8"><rect width="8" height="8" fill="#123456"/></svg>');
  const long = await uploadAs(test, 'eve', { name: 'n'.repeat(5000), bytes });
  expect([long.statusCode, long.json().fields]).toEqual([400, [expect.objectContaining({ path: 'name' })]]);
  const odd = await uploadAs(test, 'eve', { name: 'Logo\u0000', bytes });
  expect([odd.statusCode, odd.json().code]).toEqual([400, 'invalid_input']);
  await expectNothingLeft();
  for (const [url, payload] of [
    ['/api/user/color-palettes', { name: 'Sea\u0000', colors: ['#123456'] }],
    ['/api/user/instructions', { name: 'Voice', instruction: 'Be\u0000brief' }],
    ['/api/user/api-keys', { name: 'CI\u0000', scopes: ['documents:read'] }],
    ['/payments/confirm-payment', { session_id: 'cs_\u0000' }],
  ] as const) {
    const answer = await test.app.inject({ method: 'POST', url, headers: test.as('eve'), payload });
    expect([url, answer.statusCode]).toEqual([url, 400]);
  }
  const search = await test.app.inject({ url: '/api/user/assets?q=a%00b', headers: test.as('eve') });
  expect(search.statusCode).toBe(400);
});
