const offsetBasis = [0xcbf29ce4, 0x84222325] as const;
/** The 64-bit FNV prime is 2^40 + 0x1b3. */
const primeLow = 0x1b3;

/**
 * Returns the FNV-1a hash of a block's markup over its UTF-16 units, 64 bits as 16 hex digits. Stable across
 * platforms and releases. Detects changed blocks; not collision-resistant.
 */
export function blockHash(html: string): string {
  let high: number = offsetBasis[0];
  let low: number = offsetBasis[1];
  for (let at = 0; at < html.length; at += 1) {
    low = (low ^ html.charCodeAt(at)) >>> 0;
    const product = low * primeLow;
    const carry = Math.floor(product / 2 ** 32);
    // Multiplying by 2^40 moves the low word's lowest 24 bits into the high word.
    high = (Math.imul(high, primeLow) + carry + ((low << 8) >>> 0)) >>> 0;
    low = product >>> 0;
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
}
