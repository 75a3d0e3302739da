import { readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../../../topics');

export const topicFile = (language: string, name: string): string =>
  path.join(folder, language, `${name}.md`);

/** The names of all topics of a language, written by `npm run topics`. */
export const namesFile = (language: string): string => path.join(folder, 'names', `${language}.tsv`);

/** The stems of all topics of a language, written by `npm run topics`. */
export const stemsFile = (language: string): string => path.join(folder, 'stems', `${language}.tsv`);

/** Returns the languages that have topics. */
export const topicLanguages = (): readonly string[] =>
  readdirSync(folder).filter((name) => /^[a-z]{2}$/.test(name));

/** Returns the names of the topics of a language. */
export const topicsIn = (language: string): readonly string[] =>
  readdirSync(path.join(folder, language))
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.basename(file, '.md'))
    .sort();
