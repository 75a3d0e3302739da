import { readFileSync } from 'node:fs';
import type { TopicShelf } from '../../../domain/composer/topics/topic-shelf.ts';
import { readTopic } from '../../../domain/topics/read-topic.ts';
import type { Topic } from '../../../domain/topics/topic.ts';
import { readNamesTable, readStemsTable, type TopicNames } from '../../../domain/topics/topic-names.ts';
import { ifReadable } from '../templates/if-readable.ts';
import { keepLibraryData } from '../templates/kept-library-data.ts';
import { namesFile, stemsFile, topicFile } from './topic-files.ts';

let opened: TopicShelf | undefined;

/**
 * Returns the composer's topics. Reads the table of names of a language on first use, and only the topic that a prompt
 * asks for. Reads synchronously, because the composer runs in its own thread.
 */
export function openTopicShelf(): TopicShelf {
  opened ??= readShelf();
  return opened;
}

function readShelf(): TopicShelf {
  const tables = new Map<string, readonly TopicNames[]>();
  const namesIn = (language: string): readonly TopicNames[] => {
    const known = tables.get(language);
    if (known) return known;
    const names = ifReadable(() => readNamesTable(language, readFileSync(namesFile(language), 'utf8'))) ?? [];
    tables.set(language, names);
    return names;
  };
  return {
    namesIn,
    stemsIn: (language) => ifReadable(() => readStemsTable(readFileSync(stemsFile(language), 'utf8'))) ?? [],
    read: (language, name): Topic | null =>
      namesIn(language).some((each) => each.name === name)
        ? ifReadable(() => readTopic(name, language, readFileSync(topicFile(language, name), 'utf8')))
        : null,
    keeping: { keep: keepLibraryData, isOf: (shelf) => shelf === opened },
  };
}
