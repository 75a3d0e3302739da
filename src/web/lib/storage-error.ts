import { CallError } from './call-error.ts';

/** Storage error codes from the specification; anything else is 'unknown'. */
export type StorageCode =
  | 'object-not-found'
  | 'unauthorized'
  | 'quota-exceeded'
  | 'retry-limit-exceeded'
  | 'canceled'
  | 'unknown';

const words: Readonly<Record<Exclude<StorageCode, 'unknown'>, string>> = {
  'object-not-found': 'The file no longer exists.',
  unauthorized: "You don't have access to this file. Sign in again.",
  'quota-exceeded': "You're out of storage. Delete some assets and try again.",
  'retry-limit-exceeded': 'The server took too long. Check your connection and try again.',
  canceled: 'Canceled.',
};

/** A failed storage operation. `message` is safe to show. */
export class StorageError extends Error {
  readonly code: StorageCode;

  constructor(code: StorageCode, detail?: string, options?: ErrorOptions) {
    super(detail ?? (code === 'unknown' ? "Couldn't save the file. Try again." : words[code]), options);
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
