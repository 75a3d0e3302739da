import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { readNamesTable, type TopicNames } from '../../topics/topic-names.ts';
import { readFacts } from '../facts/read-facts.ts';
import { readRequest } from '../facts/read-request.ts';
import { topicWordsOf } from './lexicon/index.ts';
import { matchTopic, type TopicMatch } from './match-topic.ts';
import { buildTopicIndex, type TopicIndex } from './topic-index.ts';

const root = path.join(import.meta.dirname, '../../../..');
const cells = (file: string): string[][] =>
  readFileSync(path.join(root, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));

interface TopicPrompt {
  readonly prompt: string;
  readonly language: ReaderLanguage;
  readonly pattern: string;
  /** The topic whose name is in the prompt. */
  readonly topic: string;
  /** What the prompt asks about it; `-` for the whole. */
  readonly facet: string;
}

const tables = new Map<string, readonly TopicNames[]>();

function namesIn(language: string): readonly TopicNames[] {
  const known = tables.get(language);
  if (known) return known;
  const names = readNamesTable(
    language,
    readFileSync(path.join(root, `topics/names/${language}.tsv`), 'utf8'),
  );
  tables.set(language, names);
  return names;
}

/** Writes a title as in a sentence. */
const inSentence = (title: string): string =>
  /^\p{Lu}\p{Lu}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);

const contracted = (text: string): string =>
  text
    .replaceAll('de le ', 'du ')
    .replaceAll('de les ', 'des ')
    .replaceAll('de el ', 'del ')
    .replaceAll(/\b(jus|qu)e (?=[aeiou])/g, '$1’');

/** Spreads picks over a list, the same in each run. */
const pick = <T>(items: readonly T[], at: number): T => items[(at * 7919 + 13) % items.length] as T;

/** Makes prompts of the patterns of a set, each with some topics. */
function topicPrompts(set: string, each: number): TopicPrompt[] {
  return cells(`data/composer/topics/${set}.tsv`).flatMap(
    ([language = 'en', pattern = '', facet = '-'], row) => {
      const words = new Map(
        cells(`data/composer/topics/words-${language}.tsv`).map(([slot = '', ...list]) => [slot, list]),
      );
      const names = namesIn(language);
      return Array.from({ length: each }, (_, at) => {
        const seed = row * each + at;
        const { name, names: ways } = pick(names, seed);
        const x = inSentence(ways[0] ?? name);
        const filled = pattern.replaceAll(
          /\{(?:(de) )?([a-z]+)\}/g,
          (_whole, of: string | undefined, slot: string) => {
            if (slot !== 'x') return pick(words.get(slot) ?? [''], seed + slot.length);
            return of ? `${of} ${x}` : x;
          },
        );
        return {
          prompt: contracted(filled),
          language: language as ReaderLanguage,
          pattern,
          topic: name,
          facet,
        };
      });
    },
  );
}

const indexes = new Map<ReaderLanguage, TopicIndex>();

/** Returns the topic of the library that a prompt asks for. */
function matchInLibrary(prompt: string, given?: ReaderLanguage): TopicMatch | null {
  const { text, reading } = readRequest(prompt, { today: '2026-11-22' });
  const language = given ?? reading.language;
  const words = topicWordsOf(language);
  if (!words) return null;
  const index = indexes.get(language) ?? buildTopicIndex(namesIn(language), language, words);
  indexes.set(language, index);
  const { kind } = readFacts(text, reading, { guesses: false });
  return matchTopic({ text, language, spans: reading.spans, kind }, words, index);
}

/** With fewer, the share depends on which topics are picked. */
const topicsEach = 8;

const share = (prompts: readonly TopicPrompt[], test: (prompt: TopicPrompt) => boolean): number =>
  prompts.filter(test).length / prompts.length;

describe.each(['dev', 'held'])('prompts made of patterns: %s', (set) => {
  it('finds the subject that they ask about, with what they ask', () => {
    const prompts = topicPrompts(`asked-${set}`, topicsEach);
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
    const prompts = topicPrompts(`others-${set}`, topicsEach * 2);
    const found = prompts.filter(({ prompt }) => matchInLibrary(prompt) !== null);
    expect(found.length / prompts.length, found.map(({ prompt }) => prompt).join('\n')).toBeLessThan(0.01);
  });
});

describe('readers, places and times of a subject', () => {
  it.each([
    ['composting for allotment holders', 'composting for allotment holders', ['for allotment holders']],
    ['slides: tea in the countryside', 'tea in the countryside', ['in the countryside']],
    ['history of coffee, one page', 'history of coffee', []],
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
