const offsetBasis = [0xcbf29ce4, 0x84222325] as const;
/** The FNV prime of 64 bits is 2^40 + 0x1b3. */
const primeLow = 0x1b3;

/**
 * FNV-1a over the UTF-16 units of a block's markup, 64 bits as 16 hex digits: the same everywhere and for ever. It
 * tells a changed block from an unchanged one; it is no protection against somebody who searches for a collision.
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
