import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SecretMask } from './secret-mask.ts';

const masked = (secret: string, pieces: readonly Uint8Array[]): string => {
  const mask = new SecretMask(secret);
  return Buffer.concat([...pieces.map((piece) => mask.push(piece)), mask.end()]).toString('utf8');
};

describe('a mask of a secret', () => {
  it('masks it wherever a stream is cut, and keeps everything else', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constant('sk-ab12ab'), fc.constantFrom('sk-', 'ab', 'é', '日本', ' ', '1')), {
          maxLength: 12,
        }),
        fc.array(fc.nat(60), { maxLength: 8 }),
        (words, cuts) => {
          const text = words.join('');
          const bytes = Buffer.from(text);
          const places = [0, ...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b), bytes.length];
          const pieces = places.slice(1).map((end, at) => bytes.subarray(places[at], end));
          expect(masked('sk-ab12ab', pieces)).toBe(text.replaceAll('sk-ab12ab', '[secret]'));
        },
      ),
    );
  });

  it('does not hold back what cannot begin the secret', () => {
    const mask = new SecretMask('sk-ab12ab');
    expect(mask.push(Buffer.from('A token')).toString()).toBe('A token');
    expect(mask.push(Buffer.from(' and s')).toString()).toBe(' and ');
    expect(mask.push(Buffer.from('o on')).toString()).toBe('so on');
  });
});
