import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../web/start-server.ts';

const root = path.join(import.meta.dirname, '../..');
const prompts = [
  'Invoice for Acme Corp, 12 hours of design at $95 and a $200 workshop, due in 14 days',
  'Flyer for a summer jazz night on 14 June at 19:00 in the Botanical Garden, entry 12 euros',
  'One-pager about our volunteer library in Leeds',
  'Certificate for Anna Weber, best project, 12 May 2026',
  'Meeting minutes: present Ana and Ben, decided to launch on 5 May, Ben writes the release notes',
];
const rounds = 3;

/** The command up to `make`. */
type Program = readonly [command: string, ...args: string[]];
const byNode: Program = [process.execPath, 'scripts/octavo.mjs'];
const byNpm: Program = ['npm', 'run', '--silent', 'octavo', '--'];

/** Returns the duration of the process in milliseconds. */
function make([command, ...args]: Program, prompt: string, folder: string, ...more: string[]) {
  const startedAt = performance.now();
  const order = ['make', prompt, '--out', path.join(folder, 'page.pdf'), ...more];
  // Passes no other settings: with its own model settings it would not use the running Octavo.
  const { PATH, HOME, OCTAVO_BROWSER } = process.env;
  const env = { PATH, HOME, OCTAVO_BROWSER, OCTAVO_DATA_DIR: path.join(folder, 'data') };
  const child = spawn(command, [...args, ...order], { cwd: root, env, stdio: 'ignore' });
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve(performance.now() - startedAt)
        : reject(new Error(`The command line ended with ${code}: ${prompt}`)),
    );
  });
}

async function timeRounds(count: number, work: (prompt: string) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) {
    for (const prompt of prompts) times.push(await work(prompt));
  }
  return times;
}

export interface CommandLineTimes {
  /** `node scripts/octavo.mjs make …` with a running Octavo. */
  readonly warm: readonly number[];
  /** The same by `npm run octavo -- make …`. */
  readonly warmByNpm: readonly number[];
  /** Without a running Octavo: loads code and browser each time. */
  readonly alone: readonly number[];
}

/** Measures whole processes from prompt to PDF in milliseconds, after a few warm-up pages. */
export async function timeCommandLine(): Promise<CommandLineTimes> {
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-bench-'));
  // Under root the database runs as another user, who has to traverse this folder.
  await chmod(folder, 0o711);
  try {
    const server = await startServer(folder);
    try {
      await timeRounds(1, (prompt) => make(byNode, prompt, folder));
      const warm = await timeRounds(rounds, (prompt) => make(byNode, prompt, folder));
      const warmByNpm = await timeRounds(rounds, (prompt) => make(byNpm, prompt, folder));
      const alone = await timeRounds(1, (prompt) => make(byNode, prompt, folder, '--alone'));
      return { warm, warmByNpm, alone };
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
