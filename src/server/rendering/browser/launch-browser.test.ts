import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isFullRun } from '../../testing/full-run.ts';
import type { FoundBrowser } from '../check-browser.ts';
import { findBrowser } from '../find-browser.ts';
import { Supervisor } from '../supervisor.ts';
import { supervisorDefaults } from '../supervisor-options.ts';
import { testCacheDir } from '../test-browser.ts';
import { browserFlags } from './browser-flags.ts';
import { launchBrowser, type PageBrowser } from './launch-browser.ts';
import type { PageTab } from './page-tab.ts';
import { sweepPrivateFolders } from './private-folder.ts';

const isRoot = process.getuid?.() === 0;
let browser: FoundBrowser;
let temporaryFolder: string;

beforeAll(async () => {
  browser = await findBrowser({ cacheDir: testCacheDir });
  // Every start of Octavo sweeps the system's temporary folder, which other test files use for their
  // browsers.
  temporaryFolder = await mkdtemp(join(tmpdir(), 'octavo-own-'));
  vi.stubEnv('TMPDIR', temporaryFolder);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(temporaryFolder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
const privateFolders = () => readdir(temporaryFolder);

/** Returns the renderer processes in a browser's process group. */
async function renderersOf(browserPid: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isSafeInteger);
  const found = await Promise.all(
    pids.map(async (pid) => {
      const [command, stat] = await Promise.all(
        ['cmdline', 'stat'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
      );
      // After the name in brackets: state, parent, process group.
      const group = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[2];
      return command?.includes('--type=renderer') && Number(group) === browserPid ? [pid] : [];
    }),
  );
  return found.flat();
}

describe('browserFlags', () => {
  const flags = (hasSandbox: boolean) =>
    browserFlags({
      kind: 'chrome',
      userDataDir: '/tmp/private',
      hasSandbox,
      hasSmallSharedMemory: false,
    });

  it('keeps the sandbox on unless it must be off', () => {
    expect(flags(true)).not.toContain('--no-sandbox');
    expect(flags(false)).toContain('--no-sandbox');
  });

  it('never runs the page in the browser process, nor disables its security', () => {
    expect(flags(false).join(' ')).not.toMatch(
      /single-process|no-zygote|disable-web-security|site-isolation/,
    );
  });
});

describe('a running browser', () => {
  it('responds, reports its memory, and leaves nothing behind when closed', async () => {
    const running = await launchBrowser({ browser, isRoot });
    expect(await privateFolders()).toHaveLength(1);
    await running.ping();
    const tab = await running.openTab();
    expect(await tab.evaluate('document.title')).toBe('');
    if (process.platform === 'linux') expect(await running.memoryBytes()).toBeGreaterThan(20e6);
    await running.close();
    await running.close();
    expect(isAlive(running.pid)).toBe(false);
    expect(await privateFolders()).toEqual([]);
    await expect(running.ping()).rejects.toThrow();
  });

  it("says why a program that isn't a browser failed to start", async () => {
    const launch = launchBrowser({ browser: { ...browser, path: '/bin/true' }, isRoot });
    await expect(launch).rejects.toThrow(/\/bin\/true did not start/);
  });

  it.runIf(isFullRun)('dies with its parent, also if the parent is killed', async () => {
    const launcher = fileURLToPath(new URL('./launch-browser.ts', import.meta.url));
    const script = `
      const { launchBrowser } = await import(${JSON.stringify(launcher)});
      const running = await launchBrowser(${JSON.stringify({ browser, isRoot })});
      await running.openTab();
      console.log(running.pid);
    `;
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line);
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    await expect.poll(() => isAlive(pid), { timeout: 60_000 }).toBe(false);
    // The next start removes what this one couldn't.
    expect(await privateFolders()).toHaveLength(1);
    await sweepPrivateFolders();
    expect(await privateFolders()).toHaveLength(0);
  });
});

describe('the supervisor with a real browser', () => {
  const launched: PageBrowser[] = [];
  const supervisor = new Supervisor<PageTab>({
    ...supervisorDefaults,
    launch: async () => {
      const running = await launchBrowser({ browser, isRoot });
      launched.push(running);
      return running;
    },
    slots: 2,
    queueLimit: 10,
  });
  afterAll(() => supervisor.close());

  it('retries a job in a fresh browser if the first is killed during it', async () => {
    let attempts = 0;
    const sum = await supervisor.run(async (tab) => {
      attempts += 1;
      if (attempts === 1) process.kill(launched[0]?.pid ?? 0, 'SIGKILL');
      return tab.evaluate('20 + 22');
    });
    expect(sum).toBe(42);
    expect(attempts).toBe(2);
    expect(launched).toHaveLength(2);
    expect(supervisor.metrics()).toMatchObject({ jobsDone: 1, jobsFailed: 0, restarts: 1 });
  });

  it.runIf(process.platform === 'linux')(
    'retries a job when only the process of its page is killed',
    async () => {
      const before = launched.length;
      let attempts = 0;
      const answer = await supervisor.run(async (tab) => {
        attempts += 1;
        if (attempts > 1) return tab.evaluate('"drawn"');
        const hanging = tab.evaluate('new Promise(() => {})');
        for (const pid of await renderersOf(launched.at(-1)?.pid ?? 0)) process.kill(pid, 'SIGKILL');
        return hanging;
      });
      expect([answer, attempts]).toEqual(['drawn', 2]);
      expect(launched).toHaveLength(before + 1);
    },
  );

  it('aborts a page with an infinite loop, and serves the next', async () => {
    const endless = supervisor.run((tab) => tab.evaluate('(() => { for (;;); })()'), { deadlineMs: 300 });
    await expect(endless).rejects.toMatchObject({ code: 'deadline_exceeded' });
    expect(await supervisor.run((tab) => tab.evaluate('1 + 1'))).toBe(2);
  });
});
