import path from 'node:path';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { createLocalEngine } from '../adapters/engine/local-engine.ts';
import { createGuardedFetch } from '../adapters/guarded-fetch/create-guarded-fetch.ts';
import { createIdentity, migrateIdentity } from '../adapters/identity/better-auth.ts';
import type { IdentityDeps } from '../adapters/identity/identity.ts';
import { ownerEmail } from '../adapters/identity/owner-session.ts';
import { openPayments } from '../adapters/payments/open-payments.ts';
import { openFileStore } from '../adapters/storage/open-file-store.ts';
import { createRunEngine } from '../chat/runs/run-engine.ts';
import type { Config } from '../config.ts';
import { createListenHub } from '../database/listen.ts';
import { prepareSchema } from '../database/prepare-schema.ts';
import { tieRowsToAccounts } from '../database/tie-to-accounts.ts';
import type { Deps } from '../deps.ts';
import { createMail } from '../features/mail/create-mail.ts';
import { isLoopbackName, mailMode } from '../features/mail/mail-mode.ts';
import { grantTier } from '../features/membership/grant-tier.ts';
import { createLiveModels } from '../features/models/live-models.ts';
import { offerLocalModel } from '../features/models/offer-local-model.ts';
import { createPulls } from '../features/models/ollama-pulls.ts';
import { createActiveJobs } from '../features/pdf-jobs/active-jobs.ts';
import { createJobFeeds } from '../features/pdf-jobs/job-feeds.ts';
import { createPhotos } from '../features/photos/create-photos.ts';
import { recordLogin } from '../features/profile/record-login.ts';
import { openTemplates } from '../features/templates/open-templates.ts';
import { createQueue, installQueue } from '../jobs/queue.ts';
import type { Closers } from './closers.ts';
import { holdInstanceLock } from './instance-lock.ts';
import { localInstanceSecret, settleRotation, sharedInstanceSecret } from './instance-secret.ts';
import type { OpenDatabase } from './open-database.ts';

/** Pause per block, slow enough to follow; composing itself takes almost no time. */
const composerPauseMs = 60;

export interface Parts {
  readonly config: Config;
  readonly log: Logger;
  readonly closers: Closers;
  readonly version: string;
  readonly webDir: string;
  readonly database: OpenDatabase;
  readonly renderer: Deps['renderer'];
  /** Folder of this installation's secrets. */
  readonly secrets: string;
}

/** Migrates the database and creates all dependencies of verbs. */
export async function buildDeps(parts: Parts): Promise<Deps> {
  const { config, log, closers, database, renderer } = parts;
  const { db, pool } = database;
  const clock = () => new Date();
  const mail = createMail({ db, config, log });
  closers.add('mail', mail.close);
  if (mailMode(config) === 'none') {
    log.warn('No email is sent: others can reach this server, but SMTP_URL is not set');
  }
  if (!isLoopbackName(new URL(config.publicUrl).hostname) && config.trustedProxies.length === 0) {
    log.warn(
      'OCTAVO_PUBLIC_URL is public, but OCTAVO_TRUSTED_PROXIES is not set. If a proxy is in front of this server, name it there; otherwise all visitors share one rate limit',
    );
  }
  const readSecret = async (): Promise<Uint8Array> => {
    if (config.databaseUrl) return sharedInstanceSecret(db);
    await settleRotation(parts.secrets, db);
    return localInstanceSecret(parts.secrets);
  };
  const identityDepsWith = (instanceSecret: Uint8Array): IdentityDeps => ({
    pool,
    db,
    publicUrl: config.publicUrl,
    instanceSecret,
    isOwnerLinkEnabled: config.isLoopback,
    minPasswordLength: config.minPasswordLength,
    google: config.google,
    captcha: config.captcha,
    sendMail: ({ kind, to, ...data }) => mail.send({ kind, to, data }),
    onSignIn: async (user) => {
      await recordLogin(user, { db, clock });
      // The owner runs this machine.
      if (user.email === ownerEmail)
        await grantTier({ uid: user.uid, tier: 'enterprise' }, { db, clock, config });
    },
    log: (level, message, details) => log[level]({ err: details }, message),
  });
  const migrated = await prepareSchema(database, [
    () => installQueue(pool, log),
    async () => migrateIdentity(identityDepsWith(await readSecret())),
    () => tieRowsToAccounts(pool),
  ]);
  if (migrated.length > 0) log.info({ migrated }, 'the database was brought up to date');
  const instanceSecret = await readSecret();

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
  const files = await openFileStore(config.storage);
  const fetchGuarded = createGuardedFetch({ allowedHosts: config.allowedHosts });
  const photos = createPhotos({ config, db, files, clock, instanceSecret, fetchGuarded, log });
  const composer = { pauseMs: composerPauseMs };
  const engine = createLocalEngine({
    folder: path.join(config.dataDir, 'engine'),
    rules: { allowedHosts: config.allowedHosts },
    log,
  });
  closers.add('local engine', engine.close);
  const models = await createLiveModels({ config, composer, db, listenHub, instanceSecret, log, engine });
  engine.onReady((record) => offerLocalModel(record, { db, models }));
  closers.add('models', models.close);
  const pulls = createPulls();
  closers.add('model downloads', pulls.close);
  const runs = await createRunEngine({
    db,
    files,
    listenHub,
    renderer,
    log,
    clock,
    fetchGuarded,
    photos,
    models,
  });
  closers.add('runs', runs.close);
  const activeJobs = await createActiveJobs({ db, listenHub });
  closers.add('active jobs', activeJobs.close);

  const identity = createIdentity(identityDepsWith(instanceSecret));
  closers.add('identity', identity.entry.whenIdle);
  closers.add('revoked sessions', await identity.followRevocations(listenHub));

  return {
    config,
    log,
    db,
    pool,
    listenHub,
    files,
    payments: await openPayments({ config, db, clock }),
    fetchGuarded,
    photos,
    renderer,
    queue,
    identity,
    mail,
    models,
    pulls,
    engine,
    runs,
    activeJobs,
    jobFeeds: createJobFeeds({ db, listenHub }),
    ...openTemplates({ config, renderer, log }),
    instance,
    instanceSecret,
    metrics: new Registry(),
    clock,
    version: parts.version,
    webDir: parts.webDir,
  };
}
