import { OperatorError, type Said, said } from '../terminal-words.ts';

/** Octavo can't start. The message tells the operator in one line what failed, why, and what to do. */
export class StartError extends OperatorError {
  constructor({ reason, values }: Said, cause?: unknown) {
    super((say) => say(reason, values), cause);
    this.name = 'StartError';
  }
}

/**
 * Returns an error that says in one line why a folder isn't writable; null for other errors.
 * @param settings the settings that name another folder
 */
export function diskProblem(
  error: unknown,
  folder: string,
  settings: readonly string[] = ['OCTAVO_DATA_DIR'],
): StartError | null {
  const values = { folder, settings: { anyOf: settings } };
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
    // PostgreSQL's code for a full disk.
    case '53100':
      return new StartError(said('diskFull', values), error);
    case 'EACCES':
    case 'EPERM':
      return new StartError(said('diskDenied', values), error);
    case 'EROFS':
      return new StartError(said('diskReadOnly', values), error);
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartError(said('folderIsFile', values), error);
    default:
      return null;
  }
}
