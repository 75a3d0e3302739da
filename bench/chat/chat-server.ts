import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pino } from 'pino';
import { readConfig } from '../../src/server/config.ts';
import { buildDeps } from '../../src/server/lifecycle/build-deps.ts';
import { createClosers } from '../../src/server/lifecycle/closers.ts';
import { openDataFolder } from '../../src/server/lifecycle/data-folder.ts';
import { freePort } from '../../src/server/lifecycle/free-port.ts';
import { openDatabase } from '../../src/server/lifecycle/open-database.ts';
import { startRoles } from '../../src/server/lifecycle/start-roles.ts';
import { createRenderer } from '../../src/server/rendering/renderer.ts';

/*
 * A whole Octavo in a process of its own, and beside it a proxy that does nothing but hand on the same stream of the
 * same model server. Answers each message of its parent with what it takes up, and measures anew from there.
 */

const modelUrl = process.argv[2] ?? '';
const folder = await mkdtemp(path.join(tmpdir(), 'octavo-bench-'));
// Open for passing through: as root, the database runs as another user.
await chmod(folder, 0o711);
const closers = createClosers();
const port = await freePort('127.0.0.1');
const config = readConfig({
  OCTAVO_DATA_DIR: path.join(folder, 'data'),
  PORT: String(port),
  OCTAVO_BASE_TIER: 'enterprise',
  OPENAI_BASE_URL: `${modelUrl}/v1`,
  OCTAVO_MODELS: 'fast=compatible:bench,composer=composer',
});
const { secrets } = openDataFolder(config.dataDir, config.publicUrl);
const database = await openDatabase({
  config,
  closers,
  signal: new AbortController().signal,
  note: () => undefined,
  onIdleError: () => undefined,
  onTrouble: () => undefined,
});
const renderer = createRenderer({ cacheDir: path.join(folder, 'browser') });
closers.add('renderer', () => renderer.close());
await renderer.warm();
const log = pino({ level: 'warn' }, process.stderr);
const webDir = path.join(folder, 'no-web');
const parts = { config, log, closers, version: 'bench', webDir, database, renderer, secrets };
const deps = await buildDeps(parts);
// Any name is a signed-in user: signing in is measured elsewhere.
const verifyToken = async (token: string) => ({
  uid: token,
  email: `${token}@example.com`,
  emailVerified: true,
  displayName: token,
});
await startRoles({ ...deps, identity: { ...deps.identity, verifyToken } }, closers);

const proxy = createServer((request, response) => {
  const { method, headers, url } = request;
  const onward = send(`${modelUrl}${url ?? ''}`, { method: method ?? 'POST', headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  request.pipe(onward);
});
await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));

const lag = monitorEventLoopDelay({ resolution: 5 });
lag.enable();
process.on('message', () => {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ lagP99Ms: lag.percentile(99) / 1e6, rss, held: heapUsed + external });
  lag.reset();
});
process.once('disconnect', async () => {
  await closers.closeAll(() => undefined);
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  process.exit();
});
process.send?.({ port, proxyPort: (proxy.address() as AddressInfo).port });
