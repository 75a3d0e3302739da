import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namesTableOf } from './names-table.ts';
import { openTopicShelf } from './open-topic-shelf.ts';
import { namesFile, topicLanguages, topicsIn } from './topic-files.ts';

it.each(topicLanguages())('has the names of all topics: %s', (language) => {
  const file = namesFile(language);
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // `npm run topics` writes it.
  expect(written).toBe(namesTableOf(language));
});

it('reads the topics by these names, and no other file', () => {
  const shelf = openTopicShelf();
  for (const language of topicLanguages())
    expect(shelf.namesIn(language).map(({ name }) => name)).toEqual(topicsIn(language));
  expect(shelf.namesIn('xx')).toEqual([]);
  expect(shelf.read('en', '../../README')).toBeNull();
  expect(shelf.read('en', 'coffee')?.title).toBe('Coffee');
});
