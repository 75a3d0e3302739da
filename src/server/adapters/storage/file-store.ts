import { AppError } from '../../app-error.ts';
import { forCallers } from '../../told.ts';

export interface StoredFile {
  readonly key: string;
  readonly modifiedAt: Date;
}

/**
 * Stores files by key. Keys are paths of plain segments, such as `pdf/3f2a.pdf`; knowing one grants no
 * access.
 * All methods throw AppError `storage_failed` if the store doesn't answer, `disk_full` if it is full, and
 * `invalid_input` for an invalid key.
 */
export interface FileStore {
  /** Writes atomically: readers never see a partial file. Replaces an existing file. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  has(key: string): Promise<boolean>;
  /** No error if the file doesn't exist. */
  remove(key: string): Promise<void>;
  /** All files below a folder, in no particular order. */
  list(folder: string): AsyncIterable<StoredFile>;
}

const segment = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const longestKey = 512;

/** Returns the key if valid. No dotfiles, no `..`, no empty segments: a key can't leave the store. */
export function checkedKey(key: string): string {
  const isKey = key.length <= longestKey && key.split('/').every((part) => segment.test(part));
  if (!isKey) throw new AppError('invalid_input', forCallers("This isn't the name of a stored file."));
  return key;
}
