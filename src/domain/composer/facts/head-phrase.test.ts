import { expect, it } from 'vitest';
import type { KindId } from '../page/kinds.ts';
import { headPhrase } from './head-phrase.ts';
import { marked } from './marked.test-data.ts';

const headOf = (line: string, kind: KindId = 'flyer') => {
  const { text, spans } = marked(line);
  return headPhrase(text, spans, 'en', kind);
};

it('is the text after the kind, up to the first fact with another label', () => {
  expect(
    headOf('{kind|flyer} for {subject|our spring fair} on {date|Sunday}, {detail|free entry}')?.text,
  ).toBe('spring fair');
});

it('ends before a wish of any confidence', () => {
  expect(headOf('{kind|flyer} for {subject|our spring fair} {look|in bright colors}')?.text).toBe(
    'spring fair',
  );
});

it('may follow a colon', () => {
  expect(headOf('{kind|flyer}: {subject|yard sale}, {date|Sunday}')?.text).toBe('yard sale');
});

it('skips the guests', () => {
  expect(headOf('{kind|invite} my team to {subject|the picnic}', 'invitation')?.text).toBe('picnic');
});

it('includes the kind if a word joins them', () => {
  expect(headOf('{kind|menu} of {subject|the day}', 'menu')?.withKind).toBe('menu of the day');
});

it('begins behind a recipient, and at the day of an event', () => {
  expect(headOf('{kind|proposal} to {to|my boss} for {subject|a bicycle shed}', 'plan')?.text).toBe(
    'bicycle shed',
  );
  expect(headOf('{kind|flyer} for {date|Saturday} {subject|market on the square}')?.text).toBe(
    'Saturday market on the square',
  );
  expect(headOf('{length|4 slides} for {date|Monday} {item|sales meeting}', 'deck')?.text).toBe(
    'Monday sales meeting',
  );
});

it('is the kind with its readers if nothing else is said', () => {
  expect(headOf('{kind|guide} {audience|for new parents}', 'article')?.withKind).toBe(
    'guide for new parents',
  );
  expect(headOf('{kind|guide} {audience|for new parents}, {subject|sleep}', 'article')).toBeNull();
});

it('is missing without a kind, or if only an amount follows', () => {
  expect(headOf('{subject|our spring fair}')).toBeNull();
  expect(headOf('{kind|slides}, {length|5 pages}')).toBeNull();
});
