/** 32-bit FNV-1a over UTF-16 code units. */
export function hashText(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Combines two hashes; the order matters. */
export function mix(first: number, second: number): number {
  let hash = Math.imul(first ^ (second >>> 15) ^ second, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash + second, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
