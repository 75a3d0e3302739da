import { wordsAround } from './lexicon/around.ts';
import { wordsOf } from './read-lexicon.ts';

/** The words around things in one language, normalized. */
export interface Around {
  readonly isHeadLast: boolean;
  /** Whether words are written without spaces. */
  readonly isUnspaced: boolean;
  readonly forms: ReadonlySet<string>;
  readonly plain: ReadonlySet<string>;
  /** Endings of adjectives that only describe. */
  readonly endings: readonly string[];
  readonly about: ReadonlySet<string>;
  readonly of: ReadonlySet<string>;
  readonly and: ReadonlySet<string>;
  readonly clause: ReadonlySet<string>;
  readonly others: readonly string[];
}

const listOf = (list: string): readonly string[] =>
  list
    .split(',')
    .map((each) => wordsOf(each).join(' '))
    .filter((each) => each !== '');

const known = new Map<string, Around>();

export function aroundOf(language: string): Around {
  const before = known.get(language);
  if (before) return before;
  const { isHeadLast, forms, plain, about, of, and, clause, others } =
    wordsAround[language] ?? wordsAround.en;
  const [endings, whole] = [true, false].map((isEnding) =>
    plain.split(',').filter((each) => each.trim().startsWith('-') === isEnding),
  ) as [string[], string[]];
  const around: Around = {
    isHeadLast,
    isUnspaced: language === 'ja' || language === 'zh',
    forms: new Set(listOf(forms)),
    plain: new Set(listOf(whole.join(','))),
    endings: endings.flatMap((each) => wordsOf(each)),
    about: new Set(listOf(about)),
    of: new Set(listOf(of)),
    and: new Set(listOf(and)),
    clause: new Set(listOf(clause)),
    others: listOf(others),
  };
  known.set(language, around);
  return around;
}

/** A stem before an ending. */
const leastStem = 3;

/** Returns whether a word only describes the noun beside it: a color, an age, a number. */
export const isPlainWord = (word: string, { plain, endings }: Around): boolean =>
  plain.has(word) ||
  /^\p{N}+$/u.test(word) ||
  endings.some((ending) => word.endsWith(ending) && word.length >= ending.length + leastStem);
