import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readNamesTable, readStemsTable } from '../../topics/topic-names.ts';
import { readFacts } from '../facts/read-facts.ts';
import { readRequest } from '../facts/read-request.ts';
import { topicWordsOf } from './lexicon/index.ts';
import { matchTopic } from './match-topic.ts';
import { buildTopicIndex } from './search/topic-index.ts';

const words = topicWordsOf('en');
if (!words) throw new Error('English has no words');

const read = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, '../../../..', file), 'utf8');
const index = buildTopicIndex(
  readNamesTable('en', read('topics/names/en.tsv')),
  () => readStemsTable(read('topics/stems/en.tsv')),
  'en',
);

const found = (prompt: string) => {
  const { text, reading } = readRequest(prompt, { today: '2026-11-22' });
  const { kind } = readFacts(text, reading, { guesses: false });
  return matchTopic({ text, language: 'en', spans: reading.spans, kind }, words, index);
};

const queries = (set: 'dev' | 'held') =>
  read(`data/composer/topic-queries-${set}.tsv`)
    .trim()
    .split('\n')
    .map((line) => line.split('\t') as [string, string]);

describe('a topic', () => {
  it.each(['dev', 'held'] as const)('answers only prompts about its subject: %s', (set) => {
    const rows = queries(set).map(([prompt, wanted]) => ({
      prompt,
      wanted: wanted === '-' ? null : wanted,
      got: found(prompt)?.name ?? null,
    }));
    const wrong = rows.filter(({ wanted, got }) => got !== null && got !== wanted);
    expect(wrong).toEqual([]);
    const asked = rows.filter(({ wanted }) => wanted !== null);
    const missed = asked.filter(({ got }) => got === null).map(({ prompt }) => prompt);
    // Rather no topic than a wrong one.
    expect(missed.length / asked.length, missed.join('\n')).toBeLessThan(0.15);
  });

  it('is none if it only says who reads', () => {
    expect(found('guide for parents who never tried chess')).toBeNull();
    expect(found('guide for parents on chess')?.name).toBe('chess');
  });

  it('is found in what people type around it, of which nothing is a part of it', () => {
    const match = found(
      'study sheet photosynthesis, key terms, stages, i have a test thursday and i know nothing lol',
    );
    expect(match).toMatchObject({ name: 'photosynthesis', form: 'sheet', subject: null });
    expect(match?.aspects.map(({ name }) => name).filter((name) => /test|nothing/.test(name))).toEqual([]);
  });

  it('tells what is asked about it', () => {
    expect(found('history of coffee, 8 slides')).toMatchObject({
      form: 'deck',
      facets: ['history'],
      subject: 'history of coffee',
    });
    expect(found('volcanoes for kids, poster')).toMatchObject({
      form: 'poster',
      isForChildren: true,
      subject: null,
    });
  });
});
