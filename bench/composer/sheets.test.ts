import { expect, it } from 'vitest';
import { sample } from '../../src/domain/full-run.test-data.ts';
import { makePage, readPrompts } from './make-pages.ts';

const corpora = ['prompts', 'lists', 'lists-held', 'writing-dev'].map(
  (name) => new URL(`../../data/composer/${name}.txt`, import.meta.url).pathname,
);

it('prints every word that a prompt says of its facts', () => {
  const lost = sample(corpora.flatMap(readPrompts), 30)
    .map(makePage)
    .filter(({ lost: words, isSheet }) => isSheet && words.length > 0)
    .map(({ prompt, lost: words }) => `${prompt}: ${words.join(' · ')}`);
  expect(lost).toEqual([]);
});
