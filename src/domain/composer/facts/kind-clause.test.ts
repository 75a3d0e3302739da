import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../reader/read-prompt.ts';
import { withKindClause } from './kind-clause.ts';

const kindsOf = (text: string) => {
  const { spans, language } = readPrompt(text);
  const others = spans.filter(({ label }) => label !== 'kind');
  return withKindClause(text, others, language).filter(({ label }) => label === 'kind');
};

describe('a clause that begins with the name of a kind', () => {
  it('sets the kind at any position', () => {
    for (const [text, kind] of [
      ['summer picnic of the choir, invitation with the plan', 'invitation'],
      ['the old mill opens again, a press release for the local paper', 'press release'],
      ['Sommerfest am See, Einladung für alle', 'Einladung'],
    ] as const)
      expect(kindsOf(text).map((span) => span.text)).toEqual([kind]);
  });

  it('takes its words only from the span that contained them', () => {
    const text = 'summer picnic of the choir, invitation with the plan';
    const { spans, language } = readPrompt(text);
    const all = withKindClause(
      text,
      spans.filter(({ label }) => label !== 'kind'),
      language,
    );
    for (const span of all) expect(text.slice(span.start, span.end)).toBe(span.text);
    for (const [index, span] of all.entries()) {
      const next = all[index + 1];
      if (next) expect(next.start).toBeGreaterThanOrEqual(span.end);
    }
  });

  it('does not count if a name or a number follows, or for bills', () => {
    for (const text of [
      'we met at noon, Menu Maker Ltd sent two people',
      'Order 88123 is late',
      'order for Mary',
    ])
      expect(kindsOf(text), text).toEqual([]);
  });
});
