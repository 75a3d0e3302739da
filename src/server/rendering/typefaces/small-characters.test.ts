import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';
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

const fonts = new Map<string, Font>();
function hasGlyph(file: string, code: number): boolean {
  const font = fonts.get(file) ?? (openSync(require.resolve(file)) as Font);
  fonts.set(file, font);
  return font.hasGlyphForCodePoint(code);
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
