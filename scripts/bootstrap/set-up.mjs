import { constants } from 'node:os';
import { ensureDependencies } from './dependencies.mjs';
import { createProgress } from './progress.mjs';
import { endOnSetupError } from './setup-error.mjs';
import { ensureWebBuild } from './web-build.mjs';

/**
 * Prepares the checkout to run, showing progress for slow steps. Exits with a one-line message on failure.
 * @param {{ output: NodeJS.WriteStream, needsWeb?: boolean }} options output: where progress is shown
 */
export async function setUp({ output, needsWeb = false }) {
  // exit() also stops a running npm or build.
  const stop = (/** @type {NodeJS.Signals} */ signal) => process.exit(128 + constants.signals[signal]);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    const progress = createProgress(output);
    await ensureDependencies(progress);
    if (needsWeb) await ensureWebBuild(progress);
  } catch (error) {
    endOnSetupError(error);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
