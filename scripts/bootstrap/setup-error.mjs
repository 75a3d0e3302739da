/** A failed step of setting up: one line for the reader, with the tool's own words below it where they help. */
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
 * Prints a failed step and ends the process with code 1. A refusal of the system (a full disk, a missing right) is
 * one line too; anything else is a fault of ours and keeps its stack.
 * @param {unknown} error
 * @returns {never}
 */
export function endOnSetupError(error) {
  if (error instanceof SetupError) {
    console.error(error.message);
    if (error.details) console.error(error.details.replace(/^/gm, '  '));
  } else if (error instanceof Error && 'syscall' in error) {
    console.error(`Octavo could not set itself up: ${error.message}`);
  } else {
    console.error(error);
  }
  process.exit(1);
}
