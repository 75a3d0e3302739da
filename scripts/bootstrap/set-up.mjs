import { constants } from 'node:os';
import { ensureDependencies } from './dependencies.mjs';
import { createProgress } from './progress.mjs';
import { endOnSetupError } from './setup-error.mjs';
import { ensureWebBuild } from './web-build.mjs';

/**
 * Makes the checkout ready to run, showing each step that takes time. Ends the process with one clear line where
 * that fails.
 * @param {{ output: NodeJS.WriteStream, needsWeb?: boolean }} options output: where progress is shown
 */
export async function setUp({ output, needsWeb = false }) {
  // Leaving by exit() also ends the npm or the build that is at work.
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
