import { join } from 'node:path';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { createIdentity, migrateIdentity } from '../adapters/identity/better-auth.ts';
import type { IdentityDeps } from '../adapters/identity/identity.ts';
import { openFileStore } from '../adapters/storage/open-file-store.ts';
import { createModelCatalogue } from '../chat/providers/model-catalogue.ts';
import { reapRuns } from '../chat/runs/reap-runs.ts';
import { createRunEngine } from '../chat/runs/run-engine.ts';
import type { Config } from '../config.ts';
import { createListenHub } from '../database/listen.ts';
import { prepareSchema } from '../database/prepare-schema.ts';
import type { Deps } from '../deps.ts';
import { recordLogin } from '../features/profile/record-login.ts';
import { createApp } from '../http/app.ts';
import { jobCatalogue } from '../jobs/catalogue.ts';
import { createQueue, installQueue, startWorker } from '../jobs/queue.ts';
import { createRenderer } from '../rendering/renderer.ts';
import type { Closers } from './closers.ts';
import { openDataFolder } from './data-folder.ts';
import { freePort } from './free-port.ts';
import { holdInstanceLock } from './instance-lock.ts';
import { localInstanceSecret, sharedInstanceSecret } from './instance-secret.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { StartError } from './start-error.ts';

export interface StartOptions {
  readonly config: Config;
  readonly log: Logger;
  /** Takes everything that is started, also by a start that fails half-way. */
  readonly closers: Closers;
  readonly version: string;
  /** Folder of the built web app. */
  readonly webDir: string;
}

export interface RunningOctavo {
  /** Where people reach it. */
  readonly url: string;
  /** Whole address of the one-time sign-in link; null where there is none. */
  readonly ownerLink: string | null;
  /** Settles when a part that nothing works without has ended by itself. */
  readonly failed: Promise<string>;
}

/** The eye follows blocks at this pace; the composer itself needs next to no time. */
const composerPauseMs = 60;

/** Starts every part in order. On failure the caller closes what was started. */
export async function startOctavo(options: StartOptions): Promise<RunningOctavo> {
  const config = await withPort(options.config);
  const { log, closers } = options;
  const isWeb = config.roles.includes('web');

  const folder = openDataFolder(config.dataDir, config.publicUrl);
  closers.add('data folder', folder.lock.release, folder.lock.release);

  const renderer = createRenderer({
    cacheDir: join(config.dataDir, 'browser'),
    ...(config.browserPath === null ? {} : { browserPath: config.browserPath }),
  });
  closers.add('renderer', () => renderer.close());
  const [database] = await allDone([
    openDatabase({
      config,
      closers,
      note: (line) => log.info(line),
      onIdleError: (error) => log.warn({ err: error }, 'a database connection broke'),
    }),
    renderer.warm(),
  ]);

  const deps = await buildDeps(options, { config, database, renderer, secrets: folder.secrets });
  if (config.roles.includes('worker')) {
    const worker = await startWorker({ pool: database.pool, jobs: jobCatalogue, deps });
    closers.add('worker', worker.stop);
  }
  // Not waited for: dead runs are none of a new visitor's business.
  reapRuns(deps).catch((error: unknown) =>
    log.error({ err: error }, 'runs of a dead process could not be ended'),
  );
  if (isWeb) await listen(deps, closers);
  const path = isWeb ? await deps.identity.createOwnerLink() : null;
  return {
    url: config.publicUrl,
    ownerLink: path === null ? null : `${config.publicUrl}${path}`,
    failed: database.ended.then(
      () => 'The database ended by itself. Start Octavo again: what was saved is safe.',
    ),
  };
}

interface Parts {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly renderer: Deps['renderer'];
  readonly secrets: string;
}

async function buildDeps({ log, closers, version, webDir }: StartOptions, parts: Parts): Promise<Deps> {
  const { config, database, renderer } = parts;
  const { db, pool } = database;
  const clock = () => new Date();
  const migrated = await prepareSchema(database, [() => installQueue(pool, log)]);
  if (migrated.length > 0) log.info({ migrated }, 'the database is up to date');

  const instanceSecret = config.databaseUrl
    ? await sharedInstanceSecret(db)
    : localInstanceSecret(parts.secrets);
  const identityDeps: IdentityDeps = {
    pool,
    db,
    publicUrl: config.publicUrl,
    instanceSecret,
    isOwnerLinkEnabled: config.isLoopback,
    sendMail: async ({ kind }) =>
      log.warn({ kind }, 'a mail was not sent: this version of Octavo has no mail'),
    onSignIn: (user) => recordLogin(user, { db, clock }),
    log: (level, message, details) => log[level]({ err: details }, message),
  };
  await prepareSchema(database, [() => migrateIdentity(identityDeps)]);

  const listenHub = createListenHub(database.url, {
    onLost: (error) => log.warn({ err: error }, 'the listening database connection broke'),
  });
  closers.add('listening connection', listenHub.close);
  const instance = await holdInstanceLock(database.url, db, (error) =>
    log.warn({ err: error }, 'the connection that shows this process alive broke'),
  );
  closers.add('instance lock', instance.release);
  const queue = await createQueue(pool, log);
  closers.add('queue', queue.close);
  const runs = await createRunEngine({ db, listenHub, renderer, log, clock });
  closers.add('runs', runs.close);

  return {
    config,
    log,
    db,
    pool,
    listenHub,
    files: await openFileStore(config.storage),
    renderer,
    queue,
    identity: createIdentity(identityDeps),
    models: createModelCatalogue(config.models, composerPauseMs),
    runs,
    instance,
    instanceSecret,
    metrics: new Registry(),
    clock,
    version,
    webDir,
  };
}

async function listen(deps: Deps, closers: Closers): Promise<void> {
  const { host, port } = deps.config;
  const app = await createApp(deps);
  closers.add('HTTP', () => app.close());
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} is already in use. Set PORT to another one, for example PORT=${port + 1} npm start.`,
      );
    }
    if (code === 'EACCES') {
      throw new StartError(`This user may not listen on port ${port}. Set PORT to one above 1023.`);
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`This machine has no address ${host}. Set HOST to one of its own, or to 0.0.0.0.`);
    }
    throw error;
  }
}

/** Port 0 is settled before anything starts, since addresses are made from it. */
async function withPort(config: Config): Promise<Config> {
  if (config.port !== 0) return config;
  const port = await freePort(config.host);
  return {
    ...config,
    port,
    publicUrl: config.isPublicUrlSet ? config.publicUrl : `http://localhost:${port}`,
  };
}

/** Waits for all, also when one fails: what the others have started must be known before it is closed. */
async function allDone<const T extends readonly Promise<unknown>[]>(
  work: T,
): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(work);
  return Promise.all(work) as Promise<{ [K in keyof T]: Awaited<T[K]> }>;
}
