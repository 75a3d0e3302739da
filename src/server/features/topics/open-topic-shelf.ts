import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TopicShelf } from '../../../domain/composer/topics/topic-shelf.ts';
import { readTopic, readTopicNames, type TopicNames } from '../../../domain/topics/read-topic.ts';
import type { Topic } from '../../../domain/topics/topic.ts';

const topicsFolder = path.join(import.meta.dirname, '../../../../topics');

let opened: TopicShelf | undefined;

/**
 * Returns the composer's topics. Keeps only their names; a file is read again when a prompt asks for it. Reads
 * synchronously, because the composer runs in its own thread. Invalid files are skipped; the tests report them.
 */
export function openTopicShelf(): TopicShelf {
  opened ??= readShelf();
  return opened;
}

function readShelf(): TopicShelf {
  const fileOf = (language: string, name: string): string =>
    readFileSync(path.join(topicsFolder, language, `${name}.md`), 'utf8');
  const names: TopicNames[] = [];
  for (const language of readdirSync(topicsFolder).filter((name) => /^[a-z]{2}$/.test(name)))
    for (const file of readdirSync(path.join(topicsFolder, language)).filter((each) =>
      each.endsWith('.md'),
    )) {
      const name = path.basename(file, '.md');
      try {
        names.push(readTopicNames(name, language, fileOf(language, name)));
      } catch {
        // The tests report the fault.
      }
    }
  return {
    names,
    read(language, name): Topic | null {
      if (!names.some((each) => each.language === language && each.name === name)) return null;
      try {
        return readTopic(name, language, fileOf(language, name));
      } catch {
        return null;
      }
    },
  };
}
