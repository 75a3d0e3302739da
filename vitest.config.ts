import { defineConfig } from 'vitest/config';

/** Code without a server, a browser or a database behind it. */
const pure = ['src/domain/**/*.test.ts', 'src/contract/**/*.test.ts'];

/** Code that Vite compiles for browsers. */
const web = ['src/web/**/*.test.ts'];

/** Node itself loads what it also runs in production, in a tenth less processor time. */
const experimental = { viteModuleRunner: false, nodeLoader: false };

export default defineConfig({
  test: {
    provide: { isFullRun: process.env.OCTAVO_TEST_FULL === '1' },
    setupFiles: ['src/domain/steady-chance.test-data.ts'],
    globalSetup: ['src/server/database/test-global-setup.ts'],
    // Far longer than anything takes, so that a busy machine fails no test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // Loading the server takes longer than most files' tests, so a worker loads it once, with one browser for all.
    isolate: false,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'web', include: web } },
      { extends: true, test: { name: 'pure', experimental, include: pure } },
      {
        extends: true,
        test: {
          name: 'server',
          experimental,
          setupFiles: ['src/server/testing/compile-cache.ts'],
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...pure, ...web],
        },
      },
    ],
  },
});
