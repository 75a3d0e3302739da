import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namesTableOf, stemsTableOf } from '../features/topics/names-table.ts';
import { namesFile, stemsFile, topicLanguages } from '../features/topics/topic-files.ts';

/** `npm run topics`: writes the names and stems of all topics, by which the composer finds them. */
for (const language of topicLanguages())
  for (const [file, table] of [
    [namesFile(language), namesTableOf(language)],
    [stemsFile(language), stemsTableOf(language)],
  ] as const) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, table);
  }
