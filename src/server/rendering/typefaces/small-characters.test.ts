import { createRequire } from 'node:module';
import { openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { smallCharacters } from '../../../domain/content/text/raised-syntax.ts';
import { artDirections } from '../../../domain/document/kit/choices.ts';
import { kitFontFaces } from '../../../domain/document/kit/font-faces.ts';

const require = createRequire(import.meta.url);

function isInRange(unicodeRange: string, code: number): boolean {
  return unicodeRange.split(',').some((part) => {
    const [from = '', to = from] = part.replace('U+', '').split('-');
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}

const drawn = new Map<string, boolean>();
function hasGlyph(file: string, code: number): boolean {
  const key = `${file} ${code}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const font = openSync(require.resolve(file));
  const has = 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(code);
  drawn.set(key, has);
  return has;
}

describe('sub- and superscripts, and fractions', () => {
  it.each(artDirections)('have a glyph in the faces of %s', (direction) => {
    const characters = [
      smallCharacters('0123456789+-=()', true),
      smallCharacters('0123456789+-=()', false),
      '¼½¾⅓⅔⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒',
      ...Array.from('nabcdefghjklmoprstuvwxyz', (letter) => smallCharacters(letter, true)),
    ].join('');
    const faces = kitFontFaces.filter(({ directions }) => directions.includes(direction));
    const missing = Array.from(new Set(characters)).filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return !faces.some(({ file, unicodeRange }) => isInRange(unicodeRange, code) && hasGlyph(file, code));
    });
    expect(missing).toEqual([]);
  });
});
