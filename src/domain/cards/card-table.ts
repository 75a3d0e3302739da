import type { TopicNames } from '../topics/topic-names.ts';
import { type CardNames, cardFamilies } from './card.ts';

/** Marks names of other subjects. */
const other = '!';

/** Returns a line of the table of names for a card. */
export const rowOfCard = ({ family, name, names, others }: CardNames, language: string): TopicNames => ({
  name: `${family}/${name}`,
  language,
  names: [...names, ...others.map((each) => `${other}${each}`)],
});

/** Returns what a line of the table says of a card. */
export function cardOfRow({ name: path, names }: TopicNames): CardNames {
  const [word, name = ''] = path.split('/');
  const family = cardFamilies.find((each) => each === word) ?? 'trade';
  const isOther = (each: string): boolean => each.startsWith(other);
  return {
    family,
    name,
    names: names.filter((each) => !isOther(each)),
    others: names.filter(isOther).map((each) => each.slice(other.length)),
  };
}
