import { readFileSync } from 'node:fs';
import { readTopicNames } from '../../../domain/topics/read-topic.ts';
import { writeNamesTable } from '../../../domain/topics/topic-names.ts';
import { topicFile, topicsIn } from './topic-files.ts';

/** Returns the table of names of a language, read from its topics. */
export const namesTableOf = (language: string): string =>
  writeNamesTable(
    topicsIn(language).map((name) =>
      readTopicNames(name, language, readFileSync(topicFile(language, name), 'utf8')),
    ),
  );
