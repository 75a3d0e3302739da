import { describe, expect, it } from 'vitest';
import { CborError, type CdpValue, decodeCbor, encodeCbor } from './cdp-cbor.ts';

const roundTrip = (value: CdpValue) => decodeCbor(encodeCbor(value));

describe('messages in CBOR', () => {
  it('round-trip', () => {
    const message = {
      id: 7,
      method: 'Page.setDocumentContent',
      nothing: null,
      params: {
        html: `<p>Zürich 日本 🎉${'x'.repeat(70_000)}`,
        numbers: [0, 1, 23, 24, 255, 256, 65_535, 65_536, 2 ** 31 - 1, -1, -25, -(2 ** 31 - 1)],
        others: [0.5, -1e300, 2 ** 40],
        yes: true,
        no: false,
        deep: [[[{}]], []],
      },
    };
    expect(roundTrip(message)).toEqual(message);
    expect(roundTrip({ left: undefined, there: 1 })).toEqual({ there: 1 });
  });

  it('encode bytes as bytes', () => {
    const bytes = Uint8Array.from({ length: 300 }, (_, index) => index % 256);
    const { data } = roundTrip({ data: bytes }) as { data: Uint8Array };
    expect([...data]).toEqual([...bytes]);
  });

  it("use the browser's layout: an envelope with its length around each map", () => {
    expect(encodeCbor({ id: 1, params: {} }).toString('hex')).toBe(
      ['d8185a00000016', 'bf', '626964', '01', '66706172616d73', 'd8185a00000002', 'bfff', 'ff'].join(''),
    );
  });

  it('may contain UTF-16 text, which browsers use for non-ASCII letters', () => {
    const text = Buffer.from('Zoë', 'utf16le');
    const map = Buffer.concat([
      Buffer.from('bf6161', 'hex'),
      Buffer.of(0x40 | text.length),
      text,
      Buffer.of(0xff),
    ]);
    expect(decodeCbor(map)).toEqual({ a: 'Zoë' });
  });

  it.each([
    ['nothing', ''],
    ['a text that is shorter than it says', '6561'],
    ['a map that does not end', 'bf616101'],
    ['a key that is no text', 'bf0101ff'],
    ['a length of eight bytes', '7b0000000000000001'],
    ['an unknown kind', 'f7'],
    ['something behind the end', '0101'],
    ['lists in lists in lists', '9f'.repeat(5_000)],
  ])('are rejected: %s', (_, hex) => {
    expect(() => decodeCbor(Buffer.from(hex, 'hex'))).toThrow(CborError);
  });
});
