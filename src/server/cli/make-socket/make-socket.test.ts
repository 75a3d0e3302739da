import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { maxPromptLength } from '../../../contract/chat.ts';
import { readConfig } from '../../config.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { testRenderer } from '../../rendering/test-browser.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import type { MakeOrder } from '../make-pdf.ts';
import { askRunningOctavo } from './ask-running-octavo.ts';
import { openMakeSocket } from './open-make-socket.ts';

const order: MakeOrder = {
  prompt: 'Invoice for Acme Corp, 2 hours of design at $50',
  model: null,
  layout: {},
};
const log = pino({ level: 'silent' });
const closers: (() => Promise<void>)[] = [];
let renderer: Renderer;
let folder: string;

beforeAll(() => {
  renderer = testRenderer();
});
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'octavo-make-socket-'));
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  rmSync(folder, { recursive: true, force: true });
});

type Environment = Readonly<Record<string, string>>;

/** Starts a running Octavo, as far as the command line can tell. */
async function running(env: Environment = {}): Promise<{ env: Environment; file: string }> {
  const whole = { OCTAVO_DATA_DIR: path.join(folder, 'data'), ...env };
  const run = path.join(whole.OCTAVO_DATA_DIR, 'run');
  mkdirSync(run, { recursive: true, mode: 0o700 });
  const socket = await openMakeSocket({ config: readConfig(whole), renderer, log });
  closers.push(socket.close);
  return { env: whole, file: path.join(run, 'make.sock') };
}

function ask(env: Environment, wish: Partial<MakeOrder> = {}, signal = new AbortController().signal) {
  const lines: string[] = [];
  const asked = askRunningOctavo({ ...order, ...wish }, env, { say: (line) => lines.push(line), signal });
  return asked.then((made) => ({ made, lines }));
}

/** Starts a model server that accepts a request and never answers; a test can await its start and end. */
async function silentModel() {
  const server: Server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  const asked = once(server, 'request');
  const left = asked.then(([request]) => once(request.socket, 'close'));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return { env: { OPENAI_BASE_URL: url, OCTAVO_MODELS: 'plain=composer,slow=compatible:slow' }, asked, left };
}

test('makes documents, two at once, with progress; other users have no access', async () => {
  const { env, file } = await running();
  const [invoice, flyer] = await Promise.all([
    ask(env),
    ask(env, { prompt: 'Flyer for a jazz night in Porto', layout: { format: 'a5' } }),
  ]);
  expect((await readPdf(invoice.made?.pdf ?? Buffer.of())).text).toContain('$100.00');
  expect(invoice.made).toMatchObject({ pages: 1, passed: true });
  expect(invoice.lines.join('\n')).toMatch(/^Writing the page …\nWrote the page: .*Letter/);
  const { text: words, pages } = await readPdf(flyer.made?.pdf ?? Buffer.of());
  expect(words).toMatch(/porto/i);
  expect(Math.round(pages[0]?.width ?? 0)).toBe(420);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('reports a failure in words, without a retry', async () => {
  const { env } = await running();
  await expect(ask(env, { model: 'nobody' })).rejects.toThrow("There is no model 'nobody' here");
});

test.each<[string, Environment]>([
  ['other models', { OCTAVO_MODELS: 'plain=composer' }],
  ['a key of its own', { ANTHROPIC_API_KEY: 'sk-other' }],
  ['another browser', { OCTAVO_BROWSER: '/opt/chrome' }],
])('ignores a command line with %s', async (_what, env) => {
  const octavo = await running();
  expect((await ask({ ...octavo.env, ...env })).made).toBeNull();
});

test('ignores an invalid request, and continues', async () => {
  const { env, file } = await running();
  const wordsTo = async (words: string) => {
    const socket = connect(file).on('error', () => undefined);
    socket.end(words);
    return text(socket);
  };
  const answers = [
    await wordsTo('GET / HTTP/1.1\r\n\r\n'),
    await wordsTo('{"prompt":"x"}\n'),
    await wordsTo(`${JSON.stringify({ ...order, checkout: '/', settings: 'x'.repeat(64) })}\n`),
    await wordsTo('x'.repeat(3 * 1024 * 1024)),
  ];
  expect(answers).toEqual(Array(4).fill('{"type":"refused"}\n'));
  expect((await ask(env, { prompt: 'x'.repeat(maxPromptLength + 1) })).made).toBeNull();
  expect((await ask(env, { prompt: '' })).made).toBeNull();
  expect((await ask(env)).made?.pages).toBe(1);
});

test('a client that disconnects cancels its work', async () => {
  const model = await silentModel();
  const { env } = await running(model.env);
  const stop = new AbortController();
  const asked = ask(env, { model: 'slow' }, stop.signal);
  await model.asked;
  stop.abort();
  await expect(asked).rejects.toThrow('Stopped.');
  await model.left;
  expect((await ask(env)).made?.pages).toBe(1);
});

test('a socket closed during work says so, and leaves nothing behind', async () => {
  const model = await silentModel();
  const { env, file } = await running(model.env);
  const asked = ask(env, { model: 'slow' });
  const told = expect(asked).rejects.toThrow('Octavo stopped before the document was made.');
  await model.asked;
  await closers.pop()?.();
  await Promise.all([told, model.left]);
  expect(readdirSync(path.dirname(file))).toEqual([]);
  expect((await ask(env)).made).toBeNull();
});

test('a data folder whose path is too long for a socket still gets one', async () => {
  // Own temporary folder, because other tests create sockets in the system's.
  const temporary = mkdtempSync(path.join(tmpdir(), 'octavo-own-'));
  vi.stubEnv('TMPDIR', temporary);
  const { env, file } = await running({ OCTAVO_DATA_DIR: path.join(folder, 'a'.repeat(120)) });
  expect((await ask(env)).made?.pages).toBe(1);
  const [made = ''] = readdirSync(temporary).filter((name) => /^octavo-make-\w{6}$/.test(name));
  expect(statSync(path.join(temporary, made)).mode & 0o777).toBe(0o700);
  await closers.pop()?.();
  expect(readdirSync(temporary)).not.toContain(made);
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true });
  expect(readdirSync(path.dirname(file))).toEqual([]);
});

test('works without a socket if there is no place for one', async () => {
  vi.stubEnv('TMPDIR', path.join(folder, 'nowhere'));
  const octavo = await running({ OCTAVO_DATA_DIR: path.join(folder, 'a'.repeat(120)) });
  vi.unstubAllEnvs();
  expect((await ask(octavo.env)).made).toBeNull();
});

test.runIf(process.getuid?.() === 0)("another user's socket is not trusted", async () => {
  const { env, file } = await running();
  chmodSync(file, 0o666);
  chownSync(file, 65_534, 65_534);
  expect((await ask(env)).made).toBeNull();
});
