import type { CardFamily, CardNames } from '../../cards/card.ts';
import { fold, type Token, tokenize } from '../../reader/tokenize.ts';
import type { CardWords } from './lexicon/card-words.ts';

/** Fewest letters of a name that ends a compound, and of what stands before it. */
const shortest = { name: 4, before: 3 };

export const isWord = ({ folded }: Token): boolean => /[\p{L}\p{N}]/u.test(folded);

/** Returns a folded word in the singular. */
export function singularOf(word: string, plurals: string): string {
  for (const pair of plurals.split(', ')) {
    const [ending = '', single = ''] = pair.split('=');
    if (ending !== '' && word.length > ending.length + 2 && word.endsWith(ending) && !word.endsWith('ss'))
      return word.slice(0, -ending.length) + single;
  }
  return word;
}

export interface KnownName {
  /** Null for the name of a subject without a card. */
  readonly card: CardNames | null;
  /** Folded, in the singular. */
  readonly words: readonly string[];
}

/** The names of the cards of a family, by their main word. */
type NameIndex = ReadonlyMap<string, readonly KnownName[]>;

const known = new WeakMap<readonly CardNames[], ReadonlyMap<CardFamily, NameIndex>>();

export function namesByFamily(
  cards: readonly CardNames[],
  { plurals, isHeadFirst }: CardWords,
): ReadonlyMap<CardFamily, NameIndex> {
  const found = known.get(cards);
  if (found) return found;
  const index = new Map<CardFamily, Map<string, KnownName[]>>();
  const add = (family: CardFamily, name: string, card: CardNames | null): void => {
    const words = tokenize(fold(name))
      .filter(isWord)
      .map(({ folded }) => singularOf(folded, plurals));
    const main = (isHeadFirst ? words[0] : words.at(-1)) ?? '';
    const own = index.get(family) ?? new Map<string, KnownName[]>();
    index.set(family, own.set(main, [...(own.get(main) ?? []), { card, words }]));
  };
  for (const card of cards) {
    for (const name of card.names) add(card.family, name, card);
    for (const name of card.others) add(card.family, name, null);
  }
  known.set(cards, index);
  return index;
}

/** Returns the names that a word may be the main word of: its own, or in a compound the longest one at its end. */
function namesAt(main: string, index: NameIndex, { isCompounding }: CardWords): readonly KnownName[] {
  const own = index.get(main);
  if (own || !isCompounding) return own ?? [];
  const cuts = Array.from({ length: Math.max(0, main.length - shortest.name - shortest.before + 1) });
  const end = cuts.map((_, at) => main.slice(at + shortest.before)).find((part) => index.has(part));
  return (index.get(end ?? '') ?? []).filter(({ words }) => words.length === 1);
}

/** Returns the longest name whose main word stands at an index, with the indexes that it spans. */
export function nameAt(
  singles: readonly string[],
  at: number,
  index: NameIndex,
  words: CardWords,
): (KnownName & { readonly first: number; readonly end: number }) | null {
  const [best] = namesAt(singles[at] ?? '', index, words)
    .map((name) => {
      const first = words.isHeadFirst ? at : at - name.words.length + 1;
      return { ...name, first, end: first + name.words.length };
    })
    .filter(
      ({ words: own, first }) =>
        own.length === 1 || own.every((word, step) => singles[first + step] === word),
    )
    // The name of a card comes before the same one that another card isn't about.
    .sort(
      (one, other) =>
        other.words.length - one.words.length || Number(one.card === null) - Number(other.card === null),
    );
  return best ?? null;
}
