import { CallError } from './call-error.ts';
import { words } from './words.ts';

/** Storage error codes from the specification; anything else is 'unknown'. */
export type StorageCode =
  | 'object-not-found'
  | 'unauthorized'
  | 'quota-exceeded'
  | 'retry-limit-exceeded'
  | 'canceled'
  | 'unknown';

const messages = {
  'object-not-found': 'fileGone',
  unauthorized: 'fileDenied',
  'quota-exceeded': 'storageFull',
  'retry-limit-exceeded': 'fileTimeout',
  canceled: 'fileCanceled',
  unknown: 'fileNotSaved',
} as const;

/** A failed storage operation. `message` is safe to show. */
export class StorageError extends Error {
  readonly code: StorageCode;

  constructor(code: StorageCode, detail?: string, options?: ErrorOptions) {
    super(detail ?? words('shell')[messages[code]], options);
    this.name = 'StorageError';
    this.code = code;
  }
}

/** Converts a failed call to a StorageError; keeps the server's message if there is one. */
export function storageErrorOf(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  if (!(error instanceof CallError)) return new StorageError('unknown', undefined, { cause: error });
  const { code, status, detail } = error;
  const cause = { cause: error };
  if (code === 'aborted') return new StorageError('canceled', undefined, cause);
  if (code === 'quota_exceeded') return new StorageError('quota-exceeded', detail, cause);
  if (status === 404) return new StorageError('object-not-found', undefined, cause);
  if (status === 401 || status === 403) return new StorageError('unauthorized', undefined, cause);
  // The form has only one file, so its field name adds nothing.
  return new StorageError('unknown', detail.replace(/^file: /, ''), cause);
}
