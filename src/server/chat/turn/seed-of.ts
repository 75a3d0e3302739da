/** The same document keeps its seed, so that a page made again is the same page. FNV-1a over the id. */
export function seedOf(documentId: string): number {
  let hash = 0x811c9dc5;
  for (const char of documentId) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}
