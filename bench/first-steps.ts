import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Measures the first steps of a new user: the second `npm start` until it is ready, and one deck by the
 * command line on a warm start. Each runs several times; the first run, which unpacks and fills caches, is
 * not counted.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const runs = 5;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Returns the milliseconds until `line` is printed, or until the command ends if no line is given. */
async function timed(
  args: readonly string[],
  env: Record<string, string>,
  line: string | null,
): Promise<number> {
  const startedAt = performance.now();
  const child = spawn('npm', args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  const ready = new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (line !== null && output.includes(line)) resolve(performance.now() - startedAt);
    });
    child.once('close', (code) => {
      if (line === null && code === 0) resolve(performance.now() - startedAt);
      else reject(new Error(`npm ${args.join(' ')} ended with ${code}: ${output}`));
    });
  });
  const took = await ready;
  if (line !== null && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  await ended;
  return took;
}

const folder = await mkdtemp(path.join(tmpdir(), 'octavo-bench-'));
try {
  const env = { OCTAVO_DATA_DIR: path.join(folder, 'data'), PORT: '39871', LC_ALL: 'C' };
  const start = () => timed(['start'], env, 'Octavo is ready at');
  const deck = () =>
    timed(
      [
        'run',
        '--silent',
        'octavo',
        '--',
        'make',
        'Pitch deck for a bike-sharing start-up in Porto',
        '--out',
        path.join(folder, 'deck.pdf'),
      ],
      env,
      null,
    );
  await start();
  await deck();
  const starts: number[] = [];
  const decks: number[] = [];
  for (let run = 0; run < runs; run++) {
    starts.push(await start());
    decks.push(await deck());
  }
  const row = (name: string, values: readonly number[], target: string) =>
    `${name.padEnd(34)} median ${Math.round(median(values))} ms, ${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))} (target ${target})`;
  process.stdout.write(`${row('second npm start until ready', starts, 'under 3000 ms')}\n`);
  process.stdout.write(`${row('deck by the command line, warm', decks, 'under 2000 ms')}\n`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
