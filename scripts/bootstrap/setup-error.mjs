import { say } from './say.mjs';

/** A failed setup step: a one-line message, with the tool's own output as details. */
export class SetupError extends Error {
  /**
   * @param {string} message what failed and how to fix it, in one line
   * @param {string} [details] the tool's own last words
   */
  constructor(message, details = '') {
    super(message);
    this.name = 'SetupError';
    this.details = details.trim();
  }
}

/**
 * Prints a failed step and exits with code 1. System errors (full disk, missing permission) are one line as
 * well; other errors are bugs and keep their stack.
 * @param {unknown} error
 * @returns {never}
 */
export function endOnSetupError(error) {
  if (error instanceof SetupError) {
    console.error(error.message);
    if (error.details) console.error(error.details.replace(/^/gm, '  '));
  } else if (error instanceof Error && 'syscall' in error) {
    console.error(say('notSetUp', { problem: error.message }));
  } else {
    console.error(error);
  }
  process.exit(1);
}
