import { createHash } from 'node:crypto';

/** The folder of the file store that holds the files of one user. Not the id itself, which may hold any character. */
export function ownFolder(uid: string): string {
  return `users/${createHash('sha256').update(uid).digest('hex').slice(0, 32)}`;
}
