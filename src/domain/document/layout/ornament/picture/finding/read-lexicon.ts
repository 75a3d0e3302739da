import { lexicon } from './lexicon/index.ts';

/** The meaning of a word: the name of a subject, or `@` and the name of a theme. */
export interface Sense {
  readonly target: string;
  readonly language: string;
}

export interface Lexicon {
  /** Senses by normalized phrase; words are joined by spaces. */
  readonly phrases: ReadonlyMap<string, readonly Sense[]>;
  /** Phrases in scripts without spaces, longest first. */
  readonly unspaced: readonly string[];
  /** Languages of each function word. */
  readonly small: ReadonlyMap<string, readonly string[]>;
}

const unspacedLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const letterBefore: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ة: 'ه',
};

/** Converts to lowercase, removes accents and unifies spelling variants of letters. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[łßøæœأإآىة]/gu, (letter) => letterBefore[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0652]/gu, '')
    .normalize('NFC');
}

/** Returns the normalized words of a text in order. */
export const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

export const isUnspaced = (text: string): boolean => unspacedLetter.test(text);

export function readLexicon(): Lexicon {
  const phrases = new Map<string, Sense[]>();
  const small = new Map<string, string[]>();
  for (const [language, words] of lexicon)
    for (const line of words.split('\n')) {
      const [target = '', list = ''] = line.split(': ');
      for (const each of list.split(/[,，、،]/)) {
        const phrase = wordsOf(each).join(' ');
        if (phrase === '') continue;
        if (target === '@@') small.set(phrase, [...(small.get(phrase) ?? []), language]);
        else phrases.set(phrase, [...(phrases.get(phrase) ?? []), { target, language }]);
      }
    }
  const unspaced = [...phrases.keys()].filter(isUnspaced).sort((one, other) => other.length - one.length);
  return { phrases, unspaced, small };
}
