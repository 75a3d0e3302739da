/** Returns a document's seed: FNV-1a over its ID, so regenerating a page gives the same page. */
export function seedOf(documentId: string): number {
  let hash = 0x811c9dc5;
  for (const char of documentId) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}
