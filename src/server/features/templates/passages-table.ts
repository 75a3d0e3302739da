import { readFileSync } from 'node:fs';
import path from 'node:path';
import { passageStems } from '../../../domain/composer/passages/passage-stems.ts';
import { writePassageTable } from '../../../domain/composer/passages/passage-table.ts';
import { type ReaderLanguage, readerLanguages } from '../../../domain/reader/languages.ts';
import { readTemplate } from '../../../domain/templates/read-template.ts';
import { templateHeadsFile, templatesFolder } from './open-templates.ts';
import { type FiledHead, readHeadsAtOnce } from './template-heads.ts';

/** What the passages of all templates of a language are found by, written by `npm run topics`. */
export const passagesFile = (language: string): string =>
  path.join(templatesFolder, 'passages', `${language}.tsv`);

/** Languages whose words are found in any of their forms. */
export const passageLanguages: readonly ReaderLanguage[] = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pt'].flatMap(
  (name) => readerLanguages.filter((language) => language === name),
);

/** Returns the names and files of the templates of a language, in the order of its table. */
export const filesOfTable = (language: ReaderLanguage): readonly FiledHead[] =>
  readHeadsAtOnce({ folder: templatesFolder, tableFile: templateHeadsFile })
    .filter((head) => head.language.split('-')[0] === language)
    .sort((one, other) => (one.name < other.name ? -1 : 1));

/** Returns the table of passages of a language, read from its templates, or the lines of some of them. */
export const passagesTableOf = (
  language: ReaderLanguage,
  files: readonly FiledHead[] = filesOfTable(language),
): string =>
  writePassageTable(
    files.flatMap(({ name, file }) =>
      passageStems(readTemplate(name, readFileSync(path.join(templatesFolder, file), 'utf8')), language),
    ),
  );
