import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { createLocalEngine, type LocalEngineOptions } from '../adapters/engine/local-engine.ts';
import { createGuardedFetch } from '../adapters/guarded-fetch/create-guarded-fetch.ts';
import type { GuardedFetch } from '../adapters/guarded-fetch/guarded-fetch.ts';
import type { AccountAccess } from '../adapters/identity/account-access.ts';
import type { Identity } from '../adapters/identity/identity.ts';
import { openPayments } from '../adapters/payments/open-payments.ts';
import { openFileStore } from '../adapters/storage/open-file-store.ts';
import { AppError } from '../app-error.ts';
import { createRunEngine } from '../chat/runs/run-engine.ts';
import { readConfig } from '../config.ts';
import { createListenHub } from '../database/listen.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import type { Deps } from '../deps.ts';
import { createMail } from '../features/mail/create-mail.ts';
import { createLiveModels } from '../features/models/live-models.ts';
import { offerLocalModel } from '../features/models/offer-local-model.ts';
import { createPulls } from '../features/models/ollama-pulls.ts';
import { createActiveJobs } from '../features/pdf-jobs/active-jobs.ts';
import { createJobFeeds } from '../features/pdf-jobs/job-feeds.ts';
import { createPhotos } from '../features/photos/create-photos.ts';
import { openTemplates } from '../features/templates/open-templates.ts';
import { createApp } from '../http/app.ts';
import type { Queue } from '../jobs/queue.ts';
import { holdInstanceLock } from '../lifecycle/instance-lock.ts';
import { testRenderer } from '../rendering/test-browser.ts';
import { forCallers } from '../told.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly database: TestDatabase;
  /** Returns the headers of a signed-in user; any name works. */
  as(user: string): { authorization: string };
  close(): Promise<void>;
}

/** Fake identity with tokens `user-NAME`: real tokens are tested with the identity adapter. */
function namedUsers(): Identity {
  const known: Partial<Identity> = {
    account: namedAccounts(),
    async verifyToken(token) {
      const name = /^user-(\w+)$/.exec(token)?.[1];
      if (!name) throw new AppError('unauthenticated', forCallers('User not authenticated'));
      return { uid: name, email: `${name}@example.com`, emailVerified: true, displayName: name };
    },
    isOwnerSession: async (cookieHeader) => cookieHeader === 'session=owner',
    isOwner: async (uid) => uid === 'owner',
    isTrustedOrigin: () => true,
  };
  const unused = () => Promise.reject(new Error('not part of this test'));
  return new Proxy(known, { get: (methods, name) => Reflect.get(methods, name) ?? unused }) as Identity;
}

/** Accounts without sessions, passwords or second factors. */
function namedAccounts(): AccountAccess {
  const unused = () => Promise.reject(new Error('not part of this test'));
  return {
    read: async (uid) => ({
      uid,
      email: `${uid}@example.com`,
      emailVerified: true,
      displayName: uid,
      photoUrl: null,
      hasPassword: false,
      hasSecondFactor: false,
      isGoogleLinked: false,
    }),
    listSessions: async () => [],
    revokeSession: async () => false,
    revokeAllSessions: async () => undefined,
    isPassword: async () => false,
    changePassword: unused,
    setPassword: unused,
    confirmedUntil: async () => new Date(Date.now() + 600_000),
    issueConfirmationCode: unused,
    confirmWithCode: unused,
    changeEmail: async () => true,
    isEmailTaken: async () => false,
    beginSecondFactor: unused,
    confirmSecondFactor: unused,
    removeSecondFactor: unused,
    remove: async () => undefined,
  };
}

const noQueue: Queue = {
  addJob: () => Promise.reject(new Error('not part of this test')),
  close: async () => undefined,
};

/**
 * Creates the whole app in memory, with its own database and a real browser.
 * @param env server settings, such as OPENAI_BASE_URL
 */
export async function createTestApp(
  env: Readonly<Record<string, string>> = {},
  options: {
    readonly composerPauseMs?: number;
    /** Grace period of runs when the app closes. */
    readonly graceMs?: number;
    /** Test sites in place of the internet. */
    readonly fetchGuarded?: GuardedFetch;
    readonly database?: TestDatabase;
    /** An engine that is installed already, and short waits. */
    readonly engine?: Partial<LocalEngineOptions>;
    /** Replaces fake parts by real ones. */
    readonly replace?: (deps: Deps) => Promise<Partial<Deps>>;
  } = {},
): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase());
  const dataDir = await mkdtemp(path.join(tmpdir(), 'octavo-test-'));
  // The highest plan, because plan limits are tested separately.
  const config = readConfig({ OCTAVO_DATA_DIR: dataDir, OCTAVO_BASE_TIER: 'enterprise', ...env });
  const log = pino({ level: env.LOG_LEVEL ?? 'silent' });
  const listenHub = createListenHub(database.url);
  const renderer = testRenderer();
  const clock = () => new Date();
  const instance = await holdInstanceLock(database.url, database.db);
  const files = await openFileStore(config.storage);
  const fetchGuarded = options.fetchGuarded ?? createGuardedFetch({ allowedHosts: config.allowedHosts });
  const instanceSecret = new Uint8Array(32).fill(7);
  const photos = createPhotos({ config, db: database.db, files, clock, instanceSecret, fetchGuarded, log });
  const engine = createLocalEngine({
    folder: path.join(dataDir, 'engine'),
    rules: { allowedHosts: config.allowedHosts },
    log,
    ...options.engine,
  });
  const models = await createLiveModels({
    config,
    engine,
    composer: { pauseMs: options.composerPauseMs ?? 0 },
    db: database.db,
    listenHub,
    instanceSecret,
    log,
  });
  engine.onReady((record) => offerLocalModel(record, { db: database.db, models }));
  const pulls = createPulls();
  const runs = await createRunEngine(
    { db: database.db, files, listenHub, renderer, log, clock, fetchGuarded, photos, models },
    options.graceMs ?? 0,
  );
  const activeJobs = await createActiveJobs({ db: database.db, listenHub });
  const usual: Deps = {
    config,
    log,
    db: database.db,
    pool: database.pool,
    listenHub,
    files,
    payments: await openPayments({ config, db: database.db, clock }),
    fetchGuarded,
    photos,
    renderer,
    queue: noQueue,
    identity: namedUsers(),
    mail: createMail({ db: database.db, config, log }),
    models,
    pulls,
    engine,
    runs,
    activeJobs,
    jobFeeds: createJobFeeds({ db: database.db, listenHub }),
    ...openTemplates({ config, renderer, log }),
    instance,
    instanceSecret,
    metrics: new Registry(),
    clock,
    version: 'test',
    webDir: path.join(dataDir, 'no-web'),
  };
  const deps: Deps = { ...usual, ...(await options.replace?.(usual)) };
  const app = await createApp(deps);
  await app.ready();
  return {
    app,
    deps,
    database,
    as: (user) => ({ authorization: `Bearer user-${user}` }),
    async close() {
      await runs.close();
      await pulls.close();
      await engine.close();
      await models.close();
      await app.close();
      await listenHub.close();
      await instance.release();
      if (!options.database) await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
