import { readFileSync } from 'node:fs';
import { topicStems } from '../../../domain/composer/topics/search/topic-stems.ts';
import { readTopic, readTopicNames } from '../../../domain/topics/read-topic.ts';
import { writeNamesTable, writeStemsTable } from '../../../domain/topics/topic-names.ts';
import { topicFile, topicsIn } from './topic-files.ts';

/** Returns the table of names of a language, read from its topics. */
export const namesTableOf = (language: string): string =>
  writeNamesTable(
    topicsIn(language).map((name) =>
      readTopicNames(name, language, readFileSync(topicFile(language, name), 'utf8')),
    ),
  );

/** Returns the table of stems of a language, read from its topics. */
export const stemsTableOf = (language: string): string =>
  writeStemsTable(
    topicsIn(language).map((name) =>
      topicStems(readTopic(name, language, readFileSync(topicFile(language, name), 'utf8'))),
    ),
  );
