import type { CardFamily, CardNames } from '../../cards/card.ts';
import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { fold, type Token, tokenize } from '../../reader/tokenize.ts';
import { saysSomething } from '../facts/small-words.ts';
import { isWordOf } from '../page/word-list.ts';
import { topicWordsOf } from '../topics/lexicon/index.ts';
import type { CardWords } from './lexicon/card-words.ts';
import { cardWordsOf } from './lexicon/index.ts';

/** The subject of a prompt is among its first words. */
const longestOpening = 240;
const mostModifiers = 4;
/** Fewest letters of a name that ends a compound, and of what stands before it. */
const shortest = { name: 4, before: 3 };

/** Labels of what the page is, and of facts that may follow its subject without a word between. */
const naming: ReadonlySet<Label> = new Set<Label>(['kind', 'cmd']);
const following: ReadonlySet<Label> = new Set<Label>([
  'kind',
  'cmd',
  'date',
  'time',
  'place',
  'from',
  'to',
  'name',
  'money',
  'rate',
  'contact',
  'look',
  'tone',
  'length',
  'format',
  'audience',
  'note',
]);

const isWord = ({ folded }: Token): boolean => /[\p{L}\p{N}]/u.test(folded);

/** Returns a word in the singular. */
function singularOf(word: string, plurals: string): string {
  for (const pair of plurals.split(', ')) {
    const [ending = '', single = ''] = pair.split('=');
    if (ending !== '' && word.length > ending.length + 2 && word.endsWith(ending) && !word.endsWith('ss'))
      return word.slice(0, -ending.length) + single;
  }
  return word;
}

interface KnownName {
  /** Null for the name of a subject without a card. */
  readonly card: CardNames | null;
  readonly words: readonly string[];
}

const known = new WeakMap<
  readonly CardNames[],
  ReadonlyMap<CardFamily, ReadonlyMap<string, readonly KnownName[]>>
>();

/** Returns the names of cards by family and main word. */
function indexOf(names: readonly CardNames[], { plurals, isHeadFirst }: CardWords) {
  const found = known.get(names);
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
  for (const card of names) {
    for (const name of card.names) add(card.family, name, card);
    for (const name of card.others) add(card.family, name, null);
  }
  known.set(names, index);
  return index;
}

export interface FoundCard extends CardNames {
  /** Index of the first word of its name in the prompt. */
  readonly at: number;
}

/** Returns the cards that the subject of a prompt may be, one per family at most; none if that isn't sure. */
export function findCards(
  text: string,
  language: ReaderLanguage,
  spans: readonly ReadSpan[],
  names: readonly CardNames[],
): readonly FoundCard[] {
  const words = cardWordsOf(language);
  if (!words) return [];
  const tokens = tokenize(text, 0, Math.min(text.length, longestOpening));
  const singles = tokens.map(({ folded }) => singularOf(folded, words.plurals));
  const lists = topicWordsOf(language);
  const spanAt = (at: number, labels: ReadonlySet<Label>): boolean =>
    spans.some(({ label, start, end }) => {
      const token = tokens[at];
      return token !== undefined && labels.has(label) && start < token.end && end > token.start;
    });
  const isArticle = ({ folded }: Token): boolean =>
    isWordOf(folded, lists?.articles ?? '') || isWordOf(folded, lists?.own ?? '');
  const isSmall = ({ folded }: Token): boolean =>
    !saysSomething(folded, language) && !isWordOf(folded, words.and);

  /** Returns whether nothing before a name makes it part of something else: 'assistant to the head teacher'. */
  const isOpen = (first: number): boolean => {
    for (let at = first - 1, modifiers = 0; at >= 0; at--) {
      const token = tokens[at];
      if (!token || !isWord(token) || spanAt(at, naming)) return token?.text !== '-';
      if (isArticle(token)) continue;
      if (isWordOf(token.folded, words.and)) return false;
      if (isSmall(token)) {
        const before = tokens[at - 1];
        return (
          !before ||
          !isWord(before) ||
          spanAt(at - 1, naming) ||
          isSmall(before) ||
          isWordOf(before.folded, words.toward)
        );
      }
      modifiers++;
      if (modifiers > mostModifiers || (words.isHeadFirst && modifiers > 1)) return false;
    }
    return true;
  };
  /** Returns whether a name ends before a word: nothing behind it is its main word. */
  const isEnd = (at: number): boolean => {
    const token = tokens[at];
    if (!token) return true;
    if (isWordOf(token.folded, words.and)) return false;
    if (token.text === '-' || /^['’]/.test(token.text)) return false;
    if (words.isHeadFirst || !isWord(token) || /^\p{N}/u.test(token.text)) return true;
    return (
      isSmall(token) || isArticle(token) || spanAt(at, following) || isWordOf(token.folded, words.behind)
    );
  };
  /** Returns the number of words of a name that a prompt has at its main word, or 0. */
  const lengthAt = (at: number, { words: name }: KnownName): number => {
    const from = words.isHeadFirst ? at : at - name.length + 1;
    return name.every((word, step) => singles[from + step] === word) ? name.length : 0;
  };
  const index = indexOf(names, words);
  return [...index].flatMap(([family, byMain]): FoundCard[] => {
    for (const at of tokens.keys()) {
      const main = singles[at] ?? '';
      const compound = words.isCompounding
        ? [...byMain.keys()].filter(
            (name) =>
              name.length >= shortest.name &&
              main.length >= name.length + shortest.before &&
              main.endsWith(name),
          )
        : [];
      const candidates =
        byMain.get(main) ??
        compound.flatMap((name) => (byMain.get(name) ?? []).filter((each) => each.words.length === 1));
      const [best] = candidates
        .map((each) => ({ ...each, length: byMain.has(main) ? lengthAt(at, each) : 1 }))
        .filter(({ length }) => length > 0)
        .sort((one, other) => other.length - one.length);
      if (!best) continue;
      const first = words.isHeadFirst ? at : at - best.length + 1;
      const end = words.isHeadFirst ? at + best.length : at + 1;
      if (!isOpen(first) || !isEnd(end)) continue;
      return best.card ? [{ ...best.card, family, at: first }] : [];
    }
    return [];
  });
}
