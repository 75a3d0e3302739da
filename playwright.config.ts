import { defineConfig, devices } from '@playwright/test';
import { findTestBrowser } from './e2e/test-browser.ts';

const browser = await findTestBrowser();
const isRoot = process.getuid?.() === 0;
const isFullRun = process.env.OCTAVO_TEST_FULL === '1';

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
      env: { ...browser.environment },
    },
  },
  // Tests run on the desktop, unless tagged @mobile (only there) or @every-width (on both). The short run takes those
  // tagged @phone as well to the phone, and leaves out those tagged @full.
  projects: [
    {
      name: 'desktop',
      grepInvert: isFullRun ? /@mobile/ : /@mobile|@full/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'mobile',
      grep: isFullRun ? /@mobile|@every-width/ : /@mobile|@phone/,
      ...(isFullRun ? {} : { grepInvert: /@full/ }),
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 375, height: 812 },
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
});
