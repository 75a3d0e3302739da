import { describe, expect, it } from 'vitest';
import { runAsks } from '../../../contract/run-asks.ts';
import { asksInWords } from './asks-in-words.ts';

describe('the prompt text for settings', () => {
  it('is empty without settings', () => {
    expect(asksInWords(undefined)).toEqual([]);
    expect(asksInWords({ amount: 'usual' })).toEqual([]);
  });

  it('has one sentence per setting', () => {
    const [said] = asksInWords({
      text: 'keep',
      amount: 'brief',
      pages: 5,
      tone: 'friendly',
      audience: 'parents',
      language: 'pt-BR',
    });
    for (const words of [
      'unshortened',
      'half of what you would usually write',
      'Exactly 5 pages or slides.',
      'Tone: friendly.',
      'Readers: parents.',
      'Write in Brazilian Portuguese (language: "pt-BR").',
    ])
      expect(said).toContain(words);
  });

  it.each([
    [{ pages: 0 }, 'at least one page'],
    [{ pages: 51 }, 'at most 50'],
    [{ pages: 2.5 }, 'whole number'],
    [{ language: 'German please' }, 'language tag'],
    [{ tone: '   ' }, ''],
    [{ text: 'shout' }, ''],
  ])('refuses %j', (given, words) => {
    const read = runAsks.safeParse(given);
    expect(read.success).toBe(false);
    expect(read.error?.issues[0]?.message).toContain(words);
  });
});
