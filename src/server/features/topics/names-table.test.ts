import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namesTableOf, stemsTableOf } from './names-table.ts';
import { openTopicShelf } from './open-topic-shelf.ts';
import { namesFile, stemsFile, topicLanguages, topicsIn } from './topic-files.ts';

const written = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

it.each(topicLanguages())('has the names and stems of all topics: %s', (language) => {
  // `npm run topics` writes them.
  expect(written(namesFile(language))).toBe(namesTableOf(language));
  expect(written(stemsFile(language))).toBe(stemsTableOf(language));
});

it('reads the topics by these names, and no other file', () => {
  const shelf = openTopicShelf();
  for (const language of topicLanguages())
    expect(shelf.namesIn(language).map(({ name }) => name)).toEqual(topicsIn(language));
  expect(shelf.namesIn('xx')).toEqual([]);
  expect(shelf.read('en', '../../README')).toBeNull();
  expect(shelf.read('en', 'coffee')?.title).toBe('Coffee');
});
