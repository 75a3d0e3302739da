import { describe, expect, it } from 'vitest';
import { repeats, sample } from '../../full-run.test-data.ts';
import { plainText } from '../read-article.ts';
import { sanitiseBlock } from '../sanitise/sanitise-article.ts';
import { emojiKey, emojiKeys, emojiPattern, markEmoji } from './emoji.ts';

describe('emoji', () => {
  it('are named by their code points, a sequence as one name', () => {
    expect(['🎉', '❤️', '👩‍🚀', '🇵🇹', '1️⃣'].map(emojiKey)).toEqual([
      '1f389',
      '2764',
      '1f469-200d-1f680',
      '1f1f5-1f1f9',
      '0031-20e3',
    ]);
  });

  it('include pictographs, but no text symbols', () => {
    expect(emojiKeys('a 🎉 ✓ → ★ © 5 # 🎉')).toEqual(['1f389']);
  });

  it('get their own element with the character inside, except in drawings', () => {
    const html = '<p title="🎉">Tea 🎉 &amp; cake</p><svg><text>🎉</text></svg>';
    const marked = markEmoji(html);
    expect(marked).toBe(
      '<p title="🎉">Tea <span class="emoji" data-emoji="1f389">🎉</span> &amp; cake</p><svg><text>🎉</text></svg>',
    );
    expect(plainText(marked)).toBe(plainText(html));
    expect(markEmoji(marked)).toBe(marked);
    expect(sanitiseBlock(sanitiseBlock(marked))).toBe(sanitiseBlock(marked));
  });
});

it('finds every emoji of the list, and nothing else', () => {
  const points = sample(
    Array.from({ length: 0x1_fa_ff }, (_, point) => point).filter(
      (point) => point >= 0x20 && !(point >= 0xd800 && point < 0xe000),
    ),
    7,
  );
  const letters = points.map((point) => String.fromCodePoint(point));
  const text = letters
    .map((letter) => `${letter}${letter}\ufe0f ${letter}\ufe0f\u20e3 ${letter}\u{1f3fd}`)
    .join(' ')
    .concat(' 👨‍👩‍👧‍👦 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🇩🇪🇫🇷 1️⃣ #️⃣ ❤️‍🔥 🧑🏽‍🚀');
  const placesOf = (pattern: RegExp) =>
    Array.from(text.matchAll(pattern), ({ 0: emoji, index }) => `${index} ${emoji}`);
  const found = placesOf(emojiPattern);
  expect(found.length).toBeGreaterThan(repeats(100, 1_000));
  expect(found.join() === placesOf(/\p{RGI_Emoji}/gv).join()).toBe(true);
});
