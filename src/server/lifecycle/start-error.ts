/**
 * Octavo cannot start. The message is the whole story for the operator: what failed, why, and what to do about it, in
 * one line.
 */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'StartError';
  }
}

/** Says in one line why a folder cannot be written to; null for errors of another kind. */
export function diskProblem(error: unknown, folder: string): StartError | null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
    // The database's own code for the same.
    case '53100':
      return new StartError(
        `The disk that holds ${folder} is full. Free some space, or set OCTAVO_DATA_DIR to a folder on another disk.`,
        error,
      );
    case 'EACCES':
    case 'EPERM':
      return new StartError(
        `Octavo can't write to ${folder}. Give this user access to the folder, or set OCTAVO_DATA_DIR to another one.`,
        error,
      );
    case 'EROFS':
      return new StartError(
        `${folder} is on a read-only disk. Set OCTAVO_DATA_DIR to a folder on another disk.`,
        error,
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartError(
        `${folder} is a file, but a folder is needed there. Move it, or set OCTAVO_DATA_DIR to another folder.`,
        error,
      );
    default:
      return null;
  }
}
