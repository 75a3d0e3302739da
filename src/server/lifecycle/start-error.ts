/** Octavo can't start. The message tells the operator in one line what failed, why, and what to do. */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'StartError';
  }
}

/** Returns an error that says in one line why a folder isn't writable; null for other errors. */
export function diskProblem(error: unknown, folder: string): StartError | null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
    // PostgreSQL's code for a full disk.
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
