import { AppError } from '../../app-error.ts';

export interface StoredFile {
  readonly key: string;
  readonly modifiedAt: Date;
}

/**
 * Keeps files by key. Keys are paths of plain segments, such as `pdf/3f2a.pdf`; knowing one grants nothing.
 * All throw AppError `storage_failed` when the store does not answer, `disk_full` when it has no room, and `invalid_input` for a key that is none.
 */
export interface FileStore {
  /** Whole or not at all: a reader never sees half a file. Replaces what is there. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  has(key: string): Promise<boolean>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** All files below a folder, in no order. */
  list(folder: string): AsyncIterable<StoredFile>;
}

const segment = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const longestKey = 512;

/** Answers the key when it is one. No dot files, no `..`, no empty segments: a key stays inside the store. */
export function checkedKey(key: string): string {
  const isKey = key.length <= longestKey && key.split('/').every((part) => segment.test(part));
  if (!isKey) throw new AppError('invalid_input', "This isn't the name of a stored file.");
  return key;
}
