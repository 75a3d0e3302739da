import { expect, it } from 'vitest';
import type { KindId } from '../page/kinds.ts';
import { headPhrase } from './head-phrase.ts';
import { marked } from './marked.test-data.ts';

const headOf = (line: string, kind: KindId = 'flyer') => {
  const { text, spans } = marked(line);
  return headPhrase(text, spans, 'en', kind);
};

it('is what stands behind the kind, up to the first fact of another sort', () => {
  expect(
    headOf('{kind|flyer} for {subject|our spring fair} on {date|Sunday}, {detail|free entry}')?.text,
  ).toBe('spring fair');
});

it('ends before a wish, however unsure it is', () => {
  expect(headOf('{kind|flyer} for {subject|our spring fair} {look|in bright colors}')?.text).toBe(
    'spring fair',
  );
});

it('stands behind a colon, too', () => {
  expect(headOf('{kind|flyer}: {subject|yard sale}, {date|Sunday}')?.text).toBe('yard sale');
});

it('leaves out who is invited', () => {
  expect(headOf('{kind|invite} my team to {subject|the picnic}', 'invitation')?.text).toBe('picnic');
});

it('keeps the kind where a word binds both', () => {
  expect(headOf('{kind|menu} of {subject|the day}', 'menu')?.withKind).toBe('menu of the day');
});

it('is none without a kind, or where only an amount follows', () => {
  expect(headOf('{subject|our spring fair}')).toBeNull();
  expect(headOf('{kind|slides}, {length|5 pages}')).toBeNull();
});
