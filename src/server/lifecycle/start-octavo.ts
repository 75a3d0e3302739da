import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { mailMode } from '../features/mail/mail-mode.ts';
import { outboxToken } from '../features/mail/outbox-access.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { warmThreads } from '../work/in-thread.ts';
import type { Closers } from './closers.ts';
import { openDataFolder } from './data-folder.ts';
import { freePort } from './free-port.ts';
import { openDatabase } from './open-database.ts';
import { checkPort } from './port-problem.ts';

export interface StartOptions {
  readonly config: Config;
  readonly log: Logger;
  /** Collects everything that is started, even if the start fails halfway. */
  readonly closers: Closers;
  readonly version: string;
  /** Folder of the built web app. */
  readonly webDir: string;
  /** Aborts a start in progress, which then rejects. */
  readonly signal: AbortSignal;
}

export interface RunningOctavo {
  /** Public URL; null for a process that serves no requests. */
  readonly url: string | null;
  /** URL of the one-time sign-in link; null if there is none. */
  readonly ownerLink: string | null;
  /** URL of the outbox page for emails that weren't sent; null if there is none. Secret. */
  readonly outboxLink: string | null;
}

/** Starts every part in order. On failure, the caller closes what was started. */
export async function startOctavo(options: StartOptions): Promise<RunningOctavo> {
  const config = await withPort(options.config);
  const { log, closers, signal } = options;
  const folder = openDataFolder(config.dataDir, config.publicUrl);
  closers.add('data folder', folder.lock.release, folder.lock.release);
  if (config.roles.includes('web')) await checkPort(config);

  // Database and browser start in their own processes while most of the code loads here.
  const [database, renderer, { buildDeps }, { startRoles }, { openMakeSocket }] = await allDone([
    openDatabase({
      config,
      closers,
      signal,
      note: (line) => log.info(line),
      onIdleError: (error) => log.warn({ err: error }, 'a database connection broke'),
      onTrouble: (message, error) => log.error(error === undefined ? {} : { err: error }, message),
    }),
    warmRenderer(config, closers, log),
    import('./build-deps.ts'),
    import('./start-roles.ts'),
    import('../cli/make-socket/open-make-socket.ts'),
  ]);
  signal.throwIfAborted();
  const deps = await buildDeps({ ...options, config, database, renderer, secrets: folder.secrets });
  signal.throwIfAborted();
  await startRoles(deps, closers);
  if (config.worksAhead)
    warmThreads().catch((error: unknown) =>
      log.warn({ err: error }, 'the composer could not be loaded ahead'),
    );
  const makeSocket = await openMakeSocket({ config, renderer, log });
  closers.add('socket of the command line', makeSocket.close);
  const isWeb = config.roles.includes('web');
  const path = isWeb ? await deps.identity.createOwnerLink() : null;
  return {
    url: isWeb ? config.publicUrl : null,
    ownerLink: path === null ? null : `${config.publicUrl}${path}`,
    outboxLink:
      isWeb && mailMode(config) === 'outbox'
        ? `${config.publicUrl}/dev/outbox?token=${outboxToken(deps.instanceSecret)}`
        : null,
  };
}

async function warmRenderer(config: Config, closers: Closers, log: Logger): Promise<Renderer> {
  const [{ createRenderer }, ahead] = await Promise.all([
    import('../rendering/renderer.ts'),
    config.worksAhead ? import('../features/documents/practice-page.ts') : {},
  ]);
  const renderer = createRenderer({
    cacheDir: join(config.dataDir, 'browser'),
    ...ahead,
    note: (line) => log.warn(line),
    ...(config.browserPath === null ? {} : { browserPath: config.browserPath }),
  });
  closers.add('renderer', () => renderer.close());
  await (config.worksAhead ? renderer.warm() : renderer.find());
  return renderer;
}

/** Resolves port 0 first, because URLs are built from it. */
async function withPort(config: Config): Promise<Config> {
  if (config.port !== 0) return config;
  const port = await freePort(config.host);
  return {
    ...config,
    port,
    publicUrl: config.isPublicUrlSet ? config.publicUrl : `http://localhost:${port}`,
  };
}

/**
 * Waits for all promises even if one fails, because what the others started must be registered before
 * closing.
 */
async function allDone<const T extends readonly Promise<unknown>[]>(
  work: T,
): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(work);
  return Promise.all(work) as Promise<{ [K in keyof T]: Awaited<T[K]> }>;
}
