import { readFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { readProcessConfig, terminalLanguage } from '../config.ts';
import { isDatabaseLost } from '../database/database-lost-error.ts';
import { OperatorError, openTerminalWords, type Say, said } from '../terminal-words.ts';
import { createClosers } from './closers.ts';
import { createLog } from './log.ts';
import { StartError } from './start-error.ts';
import { type RunningOctavo, startOctavo } from './start-octavo.ts';

/** Time limit of a shutdown; then the process exits regardless. */
const stopWithinMs = 15_000;

/** Ctrl-C in a terminal arrives twice, from the terminal and from npm; a user's second one comes later. */
const sameSignalMs = 500;

/**
 * Runs Octavo in this process until it is stopped. A failed start prints one line on standard error, closes
 * what it had started, and exits with code 1.
 */
export async function runOctavo(): Promise<void> {
  const say = await openTerminalWords(terminalLanguage());
  const closers = createClosers();
  const abort = new AbortController();
  let log: Logger | undefined;
  let starting: Promise<RunningOctavo> | undefined;
  let stoppedAt: number | null = null;

  function endNow(why: string): void {
    log?.error(why);
    closers.abandonAll();
    process.exit(1);
  }

  /** Closes everything in order, then exits with the given code. */
  async function stop(code: number): Promise<void> {
    stoppedAt = performance.now();
    setTimeout(endNow, stopWithinMs, 'Some part did not end in time; the process ends without it').unref();
    abort.abort(new StartError(said('stopped')));
    // Parts of a start in progress must be registered before closing.
    await starting?.catch(() => undefined);
    await closers.closeAll((part, error) => log?.error({ err: error }, `${part} did not end well`));
    process.exit(code);
  }

  function onSignal(): void {
    if (stoppedAt === null) void stop(0);
    else if (performance.now() - stoppedAt > sameSignalMs) endNow('Stopped at once, by a second signal');
  }

  async function fail(message: string): Promise<void> {
    if (stoppedAt !== null) return;
    process.stderr.write(`${message}\n`);
    await stop(1);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      // A lost database comes back, so an uncaught rejection from it must not end the process.
      if (isDatabaseLost(error)) {
        log?.error({ err: error }, 'a lost database, met where nothing caught it');
        return;
      }
      log?.fatal({ err: error }, 'a fault that nothing caught');
      void fail(say('unexpected'));
    });
  }

  try {
    const config = readProcessConfig();
    log = createLog({
      level: config.logLevel,
      isPretty: process.stderr.isTTY,
      write: (line) => process.stderr.write(line),
    });
    const webDir = fileURLToPath(new URL('../../../dist/web', import.meta.url));
    starting = startOctavo({ config, log, closers, version: readVersion(), webDir, signal: abort.signal });
    const octavo = await starting;
    if (stoppedAt !== null) return;
    announce(octavo, say);
  } catch (error) {
    await fail(explain(error, log, say));
  }
}

function announce({ url, ownerLink, outboxLink }: RunningOctavo, say: Say): void {
  process.stdout.write(`${url === null ? say('readyForJobs') : say('ready', { url })}\n`);
  if (outboxLink !== null) process.stdout.write(`${say('outboxLink', { link: outboxLink })}\n`);
  if (ownerLink !== null) process.stdout.write(`${say('ownerLink', { link: ownerLink })}\n`);
  // Flush now, because a killed process can't flush at exit.
  flushCompileCache();
}

/** Returns one line; with LOG_LEVEL=debug, the stack too. */
function explain(error: unknown, log: Logger | undefined, say: Say): string {
  const told = error instanceof OperatorError ? error.inWords(say) : null;
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Error && log?.isLevelEnabled('debug')) return `${told ?? message}\n${error.stack}`;
  return told ?? say('notStarted', { problem: message });
}

function readVersion(): string {
  const manifest: { version?: unknown } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  );
  return String(manifest.version);
}
