import { defineConfig, devices } from '@playwright/test';
import { findTestBrowser } from './e2e/test-browser.ts';

const browser = await findTestBrowser();
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser-traces',
  // A test that passes only at the second try is a fault to find, not to hide.
  retries: 0,
  // Each worker runs a whole Octavo: server, database and renderer.
  workers: 1,
  // Roomy: what is waited for comes as soon as it can, on a slow machine too.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    acceptDownloads: true,
    // What passes through one is out of reach for page.route; the test of the offline page allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: browser.path,
      args: ['--disable-gpu', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
      env: { ...browser.environment },
    },
  },
  // Tests run on the desktop, unless tagged @mobile (only there) or @every-width (on both).
  projects: [
    {
      name: 'desktop',
      grepInvert: /@mobile/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'mobile',
      grep: /@mobile|@every-width/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 375, height: 812 },
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
});
