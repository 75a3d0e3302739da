import { describe, expect, it } from 'vitest';
import { emojiKeys } from '../../../domain/document/page-html/emoji.ts';
import { emojiDrawing } from './emoji-drawings.ts';

const everyFlag = Array.from({ length: 26 * 26 }, (_, index) =>
  String.fromCodePoint(0x1f1e6 + Math.floor(index / 26), 0x1f1e6 + (index % 26)),
).join(' ');
const everyEmoji = Array.from({ length: 0x1fb00 - 0x23 }, (_, index) => {
  const character = String.fromCodePoint(0x23 + index);
  return `${character} ${character}\ufe0f`;
}).join(' ');

describe('a picture', () => {
  it('exists for every emoji that pages mark, including flags and sequences', async () => {
    const keys = emojiKeys(`${everyEmoji} ${everyFlag} 👩‍🚀 👨‍👩‍👧‍👦 🏳️‍🌈 👍🏽 1️⃣ 🏴󠁧󠁢󠁳󠁣󠁴󠁿`);
    expect(keys.length).toBeGreaterThan(1500);
    const missing: string[] = [];
    for (const key of keys) if (!(await emojiDrawing(key))?.includes('<svg')) missing.push(key);
    expect(missing).toEqual([]);
  });

  it("doesn't exist for other characters, or for a path", async () => {
    for (const key of ['0041', '', '../../etc/passwd', '1f389.svg', '1f1e6-1f1e8', 'constructor'])
      expect(await emojiDrawing(key), key).toBeNull();
  });
});
