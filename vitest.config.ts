import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: ['src/server/database/test-global-setup.ts'],
    testTimeout: 30_000,
    // The default of a second is no promise of anybody on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
  },
});
