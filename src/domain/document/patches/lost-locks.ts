import { blockHash } from '../block-hash.ts';
import { lockedParts, readBase } from './patch-target.ts';

/** Returns locked elements by id, each with the hash of its markup. */
function lockHashes(articleHtml: string): ReadonlyMap<string, string> {
  return new Map(lockedParts(readBase(articleHtml)).map(({ id, html }) => [id, blockHash(html)]));
}

/** Returns the ids of locked parts that are missing or changed in another version of the document. */
export function lostLocks(beforeHtml: string, afterHtml: string): readonly string[] {
  const before = lockHashes(beforeHtml);
  if (before.size === 0) return [];
  const after = lockHashes(afterHtml);
  return [...before].filter(([id, hash]) => after.get(id) !== hash).map(([id]) => id);
}
