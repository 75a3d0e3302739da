import { describe, expect, it } from 'vitest';
import { blockHash } from './block-hash.ts';

/** Reference implementation of FNV-1a with BigInt. */
function reference(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let at = 0; at < text.length; at += 1) {
    hash = ((hash ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n) & 0xffffffffffffffffn;
  }
  return hash.toString(16).padStart(16, '0');
}

describe('blockHash', () => {
  it('is FNV-1a of 64 bits', () => {
    // Published test vectors for the empty string and 'foobar'.
    expect(blockHash('')).toBe('cbf29ce484222325');
    expect(blockHash('foobar')).toBe('85944171f73967e8');
    for (const text of ['a', '<p data-id="x">Größe 👋</p>', 'x'.repeat(5000)]) {
      expect(blockHash(text)).toBe(reference(text));
    }
  });
});
