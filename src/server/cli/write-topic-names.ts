import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cardLanguages, cardNamesFile, cardTableOf } from '../features/cards/card-files.ts';
import { passageLanguages, passagesFile, passagesTableOf } from '../features/templates/passages-table.ts';
import { namesTableOf, stemsTableOf } from '../features/topics/names-table.ts';
import { namesFile, stemsFile, topicLanguages } from '../features/topics/topic-files.ts';

/** `npm run topics`: writes the tables by which the composer finds topics, passages of templates and cards. */
for (const language of topicLanguages())
  for (const [file, table] of [
    [namesFile(language), namesTableOf(language)],
    [stemsFile(language), stemsTableOf(language)],
  ] as const) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, table);
  }

for (const language of passageLanguages) {
  mkdirSync(path.dirname(passagesFile(language)), { recursive: true });
  writeFileSync(passagesFile(language), passagesTableOf(language));
}

for (const language of cardLanguages()) {
  mkdirSync(path.dirname(cardNamesFile(language)), { recursive: true });
  writeFileSync(cardNamesFile(language), cardTableOf(language));
}
