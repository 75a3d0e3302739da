import { defineConfig, devices } from '@playwright/test';
import { phone } from './e2e/phone.ts';
import { findTestBrowser } from './e2e/test-browser.ts';
import { hasSmallSharedMemory } from './src/server/rendering/browser/shared-memory.ts';

const browser = await findTestBrowser();
const isRoot = process.getuid?.() === 0;
const isFullRun = process.env.OCTAVO_TEST_FULL === '1';

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };
const signIn = /\/auth[^/]*\.spec\.ts$/;
const chosen = isFullRun ? {} : { grepInvert: /@full/ };

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results/browser-traces',
  // `npm test` runs a failed test once more and names those that passed only then; by hand, a failure is a failure.
  retries: 0,
  // Each worker runs an Octavo with its renderer; their databases are on one server.
  workers: 2,
  // Far longer than anything takes, so that a busy machine fails no test.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  reporter: 'list',
  use: {
    // Recording costs a fifth of the processor time, and twice that with pictures. `--trace on` records one test.
    trace: isFullRun ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
    acceptDownloads: true,
    // Without one, a button that never comes costs the time of the whole test.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    // Drawing movement is a tenth of the processor time.
    ...(isFullRun ? {} : { contextOptions: { reducedMotion: 'reduce' as const } }),
    // What passes through one is out of reach for page.route; the test of the offline page allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: browser.path,
      args: ['--disable-gpu', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
      // What processes of the browser share is kept in memory where there is room: a twelfth of their processor time less.
      ignoreDefaultArgs: hasSmallSharedMemory() ? [] : ['--disable-dev-shm-usage'],
      env: { ...browser.environment },
    },
  },
  // A worker starts an Octavo, and another one whenever the next file has other fixtures of a worker. So tests of
  // sign-in, which have their own, stay in one worker, and those tagged @mobile get the screen of a phone in the same
  // project (fixtures.ts). Only the full run takes those tagged @every-width to a phone as well, and runs those
  // tagged @full.
  projects: [
    { name: 'sign-in', testMatch: signIn, workers: 1, ...chosen, use: desktop },
    { name: 'other', testIgnore: signIn, ...chosen, use: desktop },
    ...(isFullRun ? [{ name: 'on a phone', grep: /@every-width/, use: { ...desktop, ...phone } }] : []),
  ],
});
