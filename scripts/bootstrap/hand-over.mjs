import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { inRoot, node24 } from './paths.mjs';
import { say } from './say.mjs';

const withoutForwardingMs = 3000;

/**
 * Runs a TypeScript file of ours on Node 24 in place of this process: same terminal, same folder, its exit code ours.
 *
 * Signals reach it once. Ctrl-C on a terminal goes to the whole process group, so the program has it already; only
 * if it is still there three seconds later is it passed on. Any other signal is passed on when it comes first, and
 * the repetition that npm sends after it is dropped.
 * @param {string} file relative to the project's folder
 * @param {string[]} args
 * @param {{ endsWithParent?: boolean }} [options] endsWithParent: a server must not outlive a killed npm
 */
export function handOver(file, args, { endsWithParent = false } = {}) {
  const watch = endsWithParent ? ['--import', new URL('./end-with-parent.mjs', import.meta.url).href] : [];
  const child = spawn(node24, [...watch, inRoot(file), ...args], { stdio: 'inherit' });

  /** @type {Set<NodeJS.Signals>} */
  const seen = new Set();
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    if (seen.has(signal)) return;
    seen.add(signal);
    const isFromTerminal = signal === 'SIGINT' && process.stdin.isTTY;
    if (!isFromTerminal) child.kill(signal);
    setTimeout(() => {
      seen.delete(signal);
      if (isFromTerminal) child.kill(signal);
    }, withoutForwardingMs).unref();
  };
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, passOn);
  }

  child.once('error', (error) => {
    console.error(say('notStarted', { problem: error.message }));
    process.exit(1);
  });
  child.once('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
  });
}
