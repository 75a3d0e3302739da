import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isFullRun } from '../../full-run.test-data.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { readNamesTable, readStemsTable } from '../../topics/topic-names.ts';
import { readFacts } from '../facts/read-facts.ts';
import { readRequest } from '../facts/read-request.ts';
import { topicWordsOf } from './lexicon/index.ts';
import { matchTopic, type TopicMatch } from './match-topic.ts';
import { buildTopicIndex, type TopicIndex } from './search/topic-index.ts';
import { type TopicPrompt, topicPrompts } from './topic-prompts.test-data.ts';

const read = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, '../../../..', file), 'utf8');

const indexes = new Map<ReaderLanguage, TopicIndex>();

/** Returns the topic of the library that a prompt asks for. */
function matchInLibrary(prompt: string, given?: ReaderLanguage): TopicMatch | null {
  const { text, reading } = readRequest(prompt, { today: '2026-11-22' });
  const language = given ?? reading.language;
  const words = topicWordsOf(language);
  if (!words) return null;
  const index =
    indexes.get(language) ??
    buildTopicIndex(
      readNamesTable(language, read(`topics/names/${language}.tsv`)),
      () => readStemsTable(read(`topics/stems/${language}.tsv`)),
      language,
    );
  indexes.set(language, index);
  const { kind } = readFacts(text, reading, { guesses: false });
  return matchTopic({ text, language, spans: reading.spans, kind }, words, index);
}

/** With fewer, the share depends on which topics are picked. */
const topicsEach = 8;

const share = (prompts: readonly TopicPrompt[], test: (prompt: TopicPrompt) => boolean): number =>
  prompts.filter(test).length / prompts.length;

describe.each(isFullRun ? ['dev', 'held'] : ['held'])('prompts made of patterns: %s', (set) => {
  it('finds the subject that they ask about, with what they ask', () => {
    const prompts = topicPrompts(`asked-${set}`, topicsEach, read);
    const matches = new Map(prompts.map((each) => [each, matchInLibrary(each.prompt)]));
    const missed = prompts.filter((each) => matches.get(each) === null).map(({ prompt }) => prompt);
    const wrong = prompts.filter((each) => (matches.get(each)?.name ?? each.topic) !== each.topic);
    expect(wrong).toEqual([]);
    expect(missed.length / prompts.length, missed.join('\n')).toBeLessThan(0.12);
    const isAnswered = (each: TopicPrompt): boolean => {
      const match = matches.get(each);
      return !match || each.facet === '-' || match.facets.some((facet) => facet === each.facet);
    };
    expect(share(prompts, isAnswered)).toBeGreaterThan(0.97);
  });

  it('finds none in prompts about something else', () => {
    const prompts = topicPrompts(`others-${set}`, topicsEach * 2, read);
    const found = prompts.filter(({ prompt }) => matchInLibrary(prompt) !== null);
    expect(found.length / prompts.length, found.map(({ prompt }) => prompt).join('\n')).toBeLessThan(0.01);
  });
});

describe('readers, places and times of a subject', () => {
  it.each([
    ['composting for allotment holders', 'composting for allotment holders', ['for allotment holders']],
    ['slides: tea in the countryside', 'tea in the countryside', ['in the countryside']],
    ['history of coffee, one page', 'history of coffee', []],
    ['slides on why teenagers need more sleep', 'why teenagers need more sleep', []],
    // Readers of the writer's own, and readers whom every page suits.
    ['volcanoes for our choir', null, []],
    ['volcanoes for kids, poster', null, []],
  ])('are in the title: %s', (prompt, subject, asides) => {
    expect(matchInLibrary(prompt)).toMatchObject({ subject, asides });
  });

  it.each(['first aid for dogs, handout', 'coffee in Vienna, slides', 'talk for hobbyists on solitary bees'])(
    'are not another subject: %s',
    (prompt) => {
      expect(matchInLibrary(prompt)).toBeNull();
    },
  );
});
