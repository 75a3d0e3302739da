import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../../src/server/config.ts';
import { buildDeps } from '../../src/server/lifecycle/build-deps.ts';
import { createClosers } from '../../src/server/lifecycle/closers.ts';
import { openDataFolder } from '../../src/server/lifecycle/data-folder.ts';
import { freePort } from '../../src/server/lifecycle/free-port.ts';
import { openDatabase } from '../../src/server/lifecycle/open-database.ts';
import { startRoles } from '../../src/server/lifecycle/start-roles.ts';
import { createRenderer, type Renderer, type RendererOptions } from '../../src/server/rendering/renderer.ts';
import { makeAccounts } from '../../src/server/testing/make-accounts.ts';

/**
 * Starts a full Octavo in this process, with its own data folder and a model at `modelUrl`. `ada` is signed
 * in with her name as the token, because sign-in is measured elsewhere.
 * @param watched wraps the renderer, to time it
 * @param rendering overrides of the renderer's default settings
 */
export async function startOctavo(
  modelUrl: string,
  watched: (renderer: Renderer) => Renderer = (renderer) => renderer,
  rendering: Partial<RendererOptions> = {},
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-bench-'));
  // Traversable: under root, the database runs as another user.
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
  const started = createRenderer({ cacheDir: path.join(folder, 'browser'), ...rendering });
  closers.add('renderer', () => started.close());
  await started.warm();
  const renderer = watched(started);
  const log = pino({ level: 'warn' }, process.stderr);
  const webDir = path.join(folder, 'no-web');
  const parts = { config, log, closers, version: 'bench', webDir, database, renderer, secrets };
  const deps = await buildDeps(parts);
  await makeAccounts(deps.pool, ['ada']);
  const verifyToken = async (token: string) => ({
    uid: token,
    email: `${token}@example.com`,
    emailVerified: true,
    displayName: token,
  });
  await startRoles({ ...deps, identity: { ...deps.identity, verifyToken } }, closers);
  return {
    port,
    stop: async () => {
      await closers.closeAll(() => undefined);
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
