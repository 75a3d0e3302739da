import { type CardNames, cardFamilies } from './card.ts';

/** Marks names of other subjects. */
const other = '!';

/** Writes the table of the names of one language: a line per card, with its cells separated by tabs. */
export const writeCardTable = (cards: readonly CardNames[]): string =>
  [...cards]
    .sort((one, next) => (one.name < next.name ? -1 : 1))
    .map(
      ({ family, name, names, others }) =>
        `${[family, name, ...names, ...others.map((each) => `${other}${each}`)].join('\t')}\n`,
    )
    .join('');

/** Reads a table of names. */
export const readCardTable = (table: string): readonly CardNames[] =>
  table.split('\n').flatMap((line): CardNames[] => {
    const [word, name = '', ...names] = line.split('\t');
    const family = cardFamilies.find((each) => each === word);
    if (!family) return [];
    return [
      {
        family,
        name,
        names: names.filter((each) => !each.startsWith(other)),
        others: names.filter((each) => each.startsWith(other)).map((each) => each.slice(1)),
      },
    ];
  });
