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

/** What somebody types, up to `make`. */
type Program = readonly [command: string, ...args: string[]];
const byNode: Program = [process.execPath, 'scripts/octavo.mjs'];
const byNpm: Program = ['npm', 'run', '--silent', 'octavo', '--'];

/** Milliseconds from the start of the process to its end. */
function make([command, ...args]: Program, prompt: string, folder: string, ...more: string[]) {
  const startedAt = performance.now();
  const order = ['make', prompt, '--out', path.join(folder, 'page.pdf'), ...more];
  // No other setting: with models of its own it would be on its own.
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
  /** `node scripts/octavo.mjs make …` beside a running Octavo. */
  readonly warm: readonly number[];
  /** The same by `npm run octavo -- make …`. */
  readonly warmByNpm: readonly number[];
  /** With no Octavo running: code and browser are loaded for each. */
  readonly alone: readonly number[];
}

/** Milliseconds of whole processes from prompt to PDF, as somebody has them who has made a few pages before. */
export async function timeCommandLine(): Promise<CommandLineTimes> {
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-bench-'));
  // As root the database runs as another user, who has to pass through.
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
