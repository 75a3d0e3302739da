import { expect, it } from 'vitest';
import { makePage, readPrompts } from './make-pages.ts';

const corpora = ['prompts', 'lists', 'lists-held', 'writing-dev'].map(
  (name) => new URL(`../../data/composer/${name}.txt`, import.meta.url).pathname,
);

it('prints every word that a prompt says of its facts', () => {
  const lost = corpora
    .flatMap(readPrompts)
    .map(makePage)
    .filter(({ lost: words, isSheet }) => isSheet && words.length > 0)
    .map(({ prompt, lost: words }) => `${prompt}: ${words.join(' · ')}`);
  expect(lost).toEqual([]);
});
