import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namesTableOf } from '../features/topics/names-table.ts';
import { namesFile, topicLanguages } from '../features/topics/topic-files.ts';

/** `npm run topics`: writes the names of all topics to topics/names, where the composer looks them up. */
for (const language of topicLanguages()) {
  const file = namesFile(language);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, namesTableOf(language));
}
