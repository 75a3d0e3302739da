import { describe, expect, it } from 'vitest';
import { plainText } from '../read-article.ts';
import { sanitiseBlock } from '../sanitise/sanitise-article.ts';
import { emojiKey, emojiKeys, markEmoji } from './emoji.ts';

describe('emoji', () => {
  it('are named by their code points, a sequence as one', () => {
    expect(['🎉', '❤️', '👩‍🚀', '🇵🇹', '1️⃣'].map(emojiKey)).toEqual([
      '1f389',
      '2764',
      '1f469-200d-1f680',
      '1f1f5-1f1f9',
      '0031-20e3',
    ]);
  });

  it('are what is drawn as a picture, not signs that are set as text', () => {
    expect(emojiKeys('a 🎉 ✓ → ★ © 5 # 🎉')).toEqual(['1f389']);
  });

  it('get an element of their own, with the character in it, outside of drawings', () => {
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
