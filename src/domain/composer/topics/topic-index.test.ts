import { expect, it } from 'vitest';
import { tokenize } from '../../reader/tokenize.ts';
import { topicWordsOf } from './lexicon/index.ts';
import { buildTopicIndex, nameForm } from './topic-index.ts';

const namesIn = (language: 'en' | 'fr', title: string): string[] => {
  const words = topicWordsOf(language);
  if (!words) throw new Error(`no words for ${language}`);
  const index = buildTopicIndex([{ name: 'topic', language, names: [title] }], language, words);
  return [...index].flatMap(([first, entries]) => entries.map((entry) => [first, ...entry.words].join(' ')));
};

const formOf = (text: string): string =>
  tokenize(text)
    .map((token) => nameForm(token, 'en'))
    .join(' ');

it('compares names with either apostrophe', () => {
  expect(namesIn('en', 'Children’s rights')).toEqual([formOf("children's rights")]);
  expect(formOf('children’s rights')).toBe(formOf("children's rights"));
});

it('finds a name without its article, also without a space', () => {
  expect(namesIn('fr', 'L’eau')).toEqual(['eau']);
  expect(namesIn('fr', 'Les abeilles')).toEqual(['abeilles']);
  expect(namesIn('en', 'The moon')).toEqual(['moon']);
});
