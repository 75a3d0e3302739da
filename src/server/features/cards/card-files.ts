import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CardFamily, cardFamilies } from '../../../domain/cards/card.ts';
import { rowOfCard } from '../../../domain/cards/card-table.ts';
import { readCardNames } from '../../../domain/cards/read-card.ts';
import { writeNamesTable } from '../../../domain/topics/topic-names.ts';

const folder = path.join(import.meta.dirname, '../../../../cards');

/** The names of all cards of a language, written by `npm run topics`. */
export const cardNamesFile = (language: string): string => path.join(folder, 'names', `${language}.tsv`);

/** Returns the languages that have cards. */
export const cardLanguages = (): readonly string[] =>
  readdirSync(folder).filter((name) => /^[a-z]{2}$/.test(name));

/** Returns the names and the texts of the files in a folder of a language. */
function filesIn(language: string, ...parts: readonly string[]) {
  const own = path.join(folder, language, ...parts);
  if (!existsSync(own)) return [];
  return readdirSync(own)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => ({ name: path.basename(file, '.md'), text: readFileSync(path.join(own, file), 'utf8') }));
}

export const cardsIn = (language: string) =>
  cardFamilies.flatMap((family) => filesIn(language, family).map((file) => ({ family, ...file })));

export const framesIn = (language: string) =>
  cardFamilies.flatMap((family) => filesIn(language, 'pages', family).map((file) => ({ family, ...file })));

export const cardText = (language: string, family: CardFamily, name: string): string =>
  readFileSync(path.join(folder, language, family, `${name}.md`), 'utf8');

/** Returns the table of names of a language, read from its cards. */
export const cardTableOf = (language: string): string =>
  writeNamesTable(
    cardsIn(language).map(({ family, name, text }) => rowOfCard(readCardNames(family, name, text), language)),
  );
