import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../reader/read-prompt.ts';
import { withAnnouncedParts } from './announced-parts.ts';

describe('a phrase', () => {
  it.each([
    ['newsletter for the choir, with sections on the hall, rehearsals', 'the choir', 'with sections'],
    ['Bericht über das Lager mit Abschnitten zu Lärm, Licht und Wegen', 'das Lager', 'mit Abschnitten'],
  ])('ends before the words that announce sections, whatever is labeled: %s', (text, named, announcing) => {
    const start = text.indexOf(named);
    const label = { label: 'subject', confidence: 0.9, instruction: 0 } as const;
    const spans = [{ ...label, start, end: text.length, text: text.slice(start) }];
    const [first, second, ...others] = withAnnouncedParts(text, { ...readPrompt(text), spans });
    expect(first?.text).toBe(named);
    expect(text.slice(second?.start).trim()).toBe(text.slice(text.indexOf(announcing)));
    expect(others).toEqual([]);
  });
});
