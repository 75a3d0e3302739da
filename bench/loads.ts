import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../src/server/lifecycle/free-port.ts';
import { runOctavoProcess, whenReady } from '../src/server/testing/octavo-process.ts';
import { signInOwner } from '../src/server/testing/owner-client.ts';
import { askFrom, type Reply } from './loads/ask-from.ts';
import { loads } from './loads/loads.ts';

/*
 * Measures the effect of flooding on other users: for each load the time of a simple call (a list of
 * documents), and how long the event loop was blocked. `npm run bench -- loads NAME` runs one load.
 */

const only = process.argv[2];
const pingEveryMs = 25;
const limits = { p99Ms: 100, longestMs: 200 };

const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

const folder = await mkdtemp(path.join(tmpdir(), 'octavo-loads-'));
const octavo = runOctavoProcess({
  OCTAVO_DATA_DIR: folder,
  PORT: String(await freePort('127.0.0.1')),
  LOG_LEVEL: 'warn',
});
await whenReady(octavo);
const owner = await signInOwner(octavo);
const { token }: { token: string } = await (await owner.renewToken()).json();
const ask = askFrom(owner.url, token);

/** Both metrics reset on each read. */
async function readBlocked(): Promise<{ p99Ms: number; longestMs: number }> {
  const { text } = await ask('GET', '/metrics');
  const metric = (name: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    ) * 1000;
  return {
    p99Ms: metric('nodejs_eventloop_lag_p99_seconds'),
    longestMs: metric('octavo_event_loop_longest_delay_seconds'),
  };
}

/** Waits until the work that the load before left behind is done, a minute at most. */
async function untilCalm(): Promise<void> {
  await readBlocked();
  for (let tries = 0; tries < 30; tries++) {
    await delay(2_000);
    if ((await readBlocked()).longestMs < 20) return;
  }
}

const statusesOf = (replies: readonly Reply[]): string => {
  const counts = Map.groupBy(replies, ({ status }) => status);
  return [...counts].map(([status, { length }]) => `${length} × ${status}`).join(', ');
};

console.log(
  `| load | answers | simple call, p50 / p99 / longest | event loop, p99 (limit ${limits.p99Ms} ms) / longest |`,
);
console.log('|---|---|---|---|');
try {
  for (const [name, load] of Object.entries(loads)) {
    if (only && !name.includes(only)) continue;
    await load.prepare?.(ask);
    await untilCalm();
    const times: number[] = [];
    let isOver = false;
    const pinger = (async () => {
      const open = new Set<Promise<void>>();
      while (!isOver) {
        const began = performance.now();
        const ping = ask('GET', '/api/user/documents').then(() => void times.push(performance.now() - began));
        open.add(ping);
        void ping.finally(() => open.delete(ping));
        await delay(pingEveryMs);
      }
      await Promise.all(open);
    })();
    const replies = await load.run(ask);
    isOver = true;
    await pinger;
    const { p99Ms, longestMs } = await readBlocked();
    const calls = [quantile(times, 0.5), quantile(times, 0.99), Math.max(...times)].map((ms) =>
      ms.toFixed(0),
    );
    const mark = p99Ms > limits.p99Ms ? ' **above the limit**' : '';
    console.log(
      `| ${name} | ${statusesOf(replies)} | ${calls.join(' / ')} ms | ${p99Ms.toFixed(0)} / ${longestMs.toFixed(0)} ms${mark} |`,
    );
    if (mark) process.exitCode = 1;
  }
} finally {
  octavo.child.kill('SIGTERM');
  await octavo.exit;
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
const warnings = octavo
  .stdout()
  .split('\n')
  .filter((line) => line.includes('event loop was blocked'));
console.log(`Warnings about a blocked event loop in the log: ${warnings.length}`);
