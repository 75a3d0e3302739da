import { createHash } from 'node:crypto';

/** Returns a user's folder in the file store. Hashed, because a user ID may contain any character. */
export function ownFolder(uid: string): string {
  return `users/${createHash('sha256').update(uid).digest('hex').slice(0, 32)}`;
}
