import { expect, it } from 'vitest';
import { withLetterVerb } from './letter-verb.ts';
import { marked } from './marked.test-data.ts';

const read = (line: string): [string, string][] => {
  const { text, spans } = marked(line);
  return withLetterVerb(text, spans, 'en').map((span) => [span.label, span.text]);
};

it('reads a verb that implies a letter as the kind', () => {
  expect(read('{subject|cancel my gym membership}')).toEqual([
    ['kind', 'cancel'],
    ['subject', 'my gym membership'],
  ]);
});

it('leaves prompts that name a kind unchanged', () => {
  expect(read('{kind|poster}: {detail|cancel your plans}')).toEqual([
    ['kind', 'poster'],
    ['detail', 'cancel your plans'],
  ]);
});

it('ignores a verb inside a sentence or after its end', () => {
  expect(read('{detail|Tell all the people who want to cancel}')).toHaveLength(1);
  expect(read('{detail|Bad weather. Cancel everything}')).toHaveLength(1);
});
