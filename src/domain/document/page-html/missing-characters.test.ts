import { describe, expect, it } from 'vitest';
import { kitFontFaces } from '../kit/index.ts';
import { findMissingCharacters } from './missing-characters.ts';

const article = (text: string) =>
  `<article class="doc" data-direction="swiss"><section class="page" data-id="p1"><div data-id="a" data-name="Notes">${text}</div></section></article>`;

const missing = (text: string) => findMissingCharacters(article(text), kitFontFaces);

describe('characters without a font', () => {
  it('are reported once each, with their block', () => {
    expect(missing('Tea 茶 and 茶 or ꦗ')).toEqual([
      { page: 1, blockId: 'a', blockName: 'Notes', characters: ['茶', 'ꦗ'] },
    ]);
  });

  it.each([
    ['plain English, “quoted” – with dashes… and 100 % of €5'],
    ['Zażółć gęślą jaźń, façade, Straße'],
    ['Привет, Γειά, שלום, مرحبا, नमस्ते'],
    ['🎉 ❤️ 👩‍👩‍👧 🇵🇹 ✓ → ≥ ① ★'],
    ['a\u00a0b\u200bc\u2009d\u00ade'],
  ])('are not reported in %j', (text) => {
    expect(missing(text)).toEqual([]);
  });
});
