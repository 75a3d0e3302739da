import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../src/server/cli/main.ts', import.meta.url));
const prompts = [
  'Invoice for Acme Corp, 12 hours of design at $95 and a $200 workshop, due in 14 days',
  'Flyer for a summer jazz night on 14 June at 19:00 in the Botanical Garden, entry 12 euros',
  'One-pager about our volunteer library in Leeds',
  'Certificate for Anna Weber, best project, 12 May 2026',
  'Meeting minutes: present Ana and Ben, decided to launch on 5 May, Ben writes the release notes',
];
const rounds = 3;

function make(prompt: string, folder: string): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [main, 'make', prompt, '--out', path.join(folder, 'page.pdf')], {
    env: { PATH: process.env.PATH ?? '', HOME: folder, OCTAVO_DATA_DIR: path.join(folder, 'data') },
    stdio: 'ignore',
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) =>
      code === 0
        ? resolve(performance.now() - startedAt)
        : reject(new Error(`The command line ended with ${code}: ${prompt}`)),
    );
  });
}

/** Milliseconds of whole processes from prompt to PDF; the first one, which unpacks the browser, does not count. */
export async function timeCommandLine(): Promise<number[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-bench-'));
  try {
    await make(prompts[0] ?? '', folder);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const prompt of prompts) times.push(await make(prompt, folder));
    }
    return times;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
