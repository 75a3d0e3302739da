import { readFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { ConfigError, readProcessConfig } from '../config.ts';
import { BrowserMissingError } from '../rendering/browser/browser-missing-error.ts';
import { createClosers } from './closers.ts';
import { createLog } from './log.ts';
import { StartError } from './start-error.ts';
import { startOctavo } from './start-octavo.ts';

/** After this the process ends, whatever still hangs. */
const stopWithinMs = 10_000;

const closers = createClosers();
let stopping = false;

function readVersion(): string {
  const manifest: { version?: unknown } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  );
  return String(manifest.version);
}

/** Ends everything in order, and this process with the given code. The second call ends it at once. */
async function stop(code: number, log?: Logger): Promise<void> {
  if (stopping) {
    closers.abandonAll();
    process.exit(code === 0 ? 130 : code);
  }
  stopping = true;
  setTimeout(() => {
    log?.error('Some part did not end in time; the process ends without it');
    closers.abandonAll();
    process.exit(1);
  }, stopWithinMs).unref();
  await closers.closeAll((part, error) => log?.error({ err: error }, `${part} did not end well`));
  process.exit(code);
}

function explain(error: unknown, log: Logger | undefined): string {
  const isPlain =
    error instanceof StartError || error instanceof ConfigError || error instanceof BrowserMissingError;
  const message = error instanceof Error ? error.message : String(error);
  if (log?.isLevelEnabled('debug') && error instanceof Error) return error.stack ?? message;
  return isPlain ? message : `Octavo could not start: ${message} (LOG_LEVEL=debug says more)`;
}

/** Runs Octavo in this process until it is told to stop, or fails with one line on standard error and exit code 1. */
export async function runOctavo(): Promise<void> {
  let log: Logger | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0, log));
  try {
    const config = readProcessConfig();
    log = createLog({
      level: config.logLevel,
      isPretty: process.stderr.isTTY,
      write: (line) => process.stderr.write(line),
    });
    const octavo = await startOctavo({
      config,
      log,
      closers,
      version: readVersion(),
      webDir: fileURLToPath(new URL('../../../dist/web', import.meta.url)),
    });
    if (stopping) return;
    process.stdout.write(`Octavo is ready at ${octavo.url}\n`);
    // Kept also by a process that is killed later.
    flushCompileCache();
    if (octavo.ownerLink) process.stdout.write(`Sign in with this link, once: ${octavo.ownerLink}\n`);
    const running = log;
    void octavo.failed.then((why) => {
      if (stopping) return;
      running.fatal(why);
      return stop(1, running);
    });
    for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
      process.on(event, (error: unknown) => {
        running.fatal({ err: error }, 'a fault that nothing caught');
        if (!stopping) void stop(1, running);
      });
    }
  } catch (error) {
    if (stopping) return;
    process.stderr.write(`${explain(error, log)}\n`);
    await stop(1, log);
  }
}
