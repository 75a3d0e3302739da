import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { freePort } from '../lifecycle/free-port.ts';
import { isFullRun } from '../testing/full-run.ts';
import { type OctavoProcess, runOctavoProcess, whenReady } from '../testing/octavo-process.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { runCommandLine } from '../testing/run-command-line.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'octavo-cli-running-'));
const dataDir = path.join(folder, 'data');
const prompt = 'Invoice for Acme Corp, 2 hours of design at $50';
let octavo: OctavoProcess;
let database: TestDatabase;
let port: number;

async function start(): Promise<void> {
  octavo = runOctavoProcess({
    OCTAVO_DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PORT: String(port),
    OCTAVO_WORK_AHEAD: 'false',
  });
  await whenReady(octavo);
}

beforeAll(async () => {
  chmodSync(folder, 0o711);
  database = await createTestDatabase();
  port = await freePort('127.0.0.1');
  await start();
});
afterAll(async () => {
  octavo.child.kill('SIGTERM');
  await octavo.exit;
  await database.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Returns the number of pages the running Octavo has rendered. */
async function drawn(): Promise<number> {
  const metrics = await (await fetch(`http://localhost:${port}/metrics`)).text();
  return Number(/^octavo_render_jobs_total (\d+)$/m.exec(metrics)?.[1]);
}

async function make(...options: string[]) {
  const file = path.join(folder, 'page.pdf');
  const { code, err } = await runCommandLine(['make', prompt, '--out', file, ...options], {
    folder,
    dataDir,
  });
  expect(err).toContain('Wrote the page');
  expect(code).toBe(0);
  const { pages, fonts, title, language } = await readPdf(readFileSync(file));
  return { told: err, pages, fonts, title, language };
}

test.runIf(isFullRun)(
  'uses the Octavo running on the data folder, with the same result as the command line alone',
  async () => {
    const before = await drawn();
    const warm = await make();
    expect(warm.pages.map(({ text }) => text).join()).toContain('$100.00');
    const after = await drawn();
    expect(after).toBeGreaterThan(before);
    expect(await make('--alone')).toEqual(warm);
    expect(await drawn()).toBe(after);
  },
);

test.runIf(isFullRun)('works without one that was killed, and the next start takes over', async () => {
  octavo.child.kill('SIGKILL');
  await octavo.exit;
  const socket = path.join(dataDir, 'run', 'make.sock');
  expect(existsSync(socket)).toBe(true);
  await make();
  await start();
  const before = await drawn();
  await make();
  expect(await drawn()).toBeGreaterThan(before);
  octavo.child.kill('SIGTERM');
  expect(await octavo.exit).toBe(0);
  expect(existsSync(socket)).toBe(false);
});
