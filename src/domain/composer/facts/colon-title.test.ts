import { expect, it } from 'vitest';
import type { KindId } from '../page/kinds.ts';
import { withColonTitle } from './colon-title.ts';
import { marked } from './marked.test-data.ts';

const titleOf = (line: string, kind: KindId = 'flyer'): string | undefined => {
  const { text, spans } = marked(line);
  return withColonTitle(text, spans, 'en', kind).find(({ label }) => label === 'title')?.text;
};

it('uses the clause after the colon as the title', () => {
  expect(titleOf('{kind|Flyer}: {detail|yard sale}, {date|Sunday}')).toBe('yard sale');
});

it('keeps dates and places after the words separate', () => {
  expect(titleOf('{kind|Flyer}: {subject|yard sale} {place|at the barn}')).toBe('yard sale');
});

it('makes no title of a value or of the first list entry, or if the prompt names one', () => {
  expect(titleOf('{kind|Flyer}: {date|12 May}, {detail|yard sale}')).toBeUndefined();
  expect(titleOf('{kind|Menu}: {item|soup}, {item|bread}', 'menu')).toBeUndefined();
  expect(titleOf('{kind|Flyer}: {detail|yard sale}, called {title|Attic Gold}')).toBe('Attic Gold');
});

it('makes no title if words between the kind and the colon are the subject', () => {
  expect(titleOf('{kind|Flyer} for {subject|the fair}: {detail|free entry}')).toBeUndefined();
});
