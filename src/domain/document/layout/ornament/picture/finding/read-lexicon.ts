import { lexicon } from './lexicon/index.ts';

/** The meaning of a word: the name of a subject, or `@` and the name of a theme. */
export interface Sense {
  readonly target: string;
  readonly language: string;
  /** The word names the kind, form or facts of a document: 'newsletter', 'course', 'price'. */
  readonly isFaint: boolean;
}

/** An ending of inflected words, and what the base form has instead. */
export interface Ending {
  readonly ending: string;
  readonly base: string;
}

export interface Lexicon {
  /** Senses by normalized phrase; words are joined by spaces. */
  readonly phrases: ReadonlyMap<string, readonly Sense[]>;
  /** Phrases in scripts without spaces, longest first. */
  readonly unspaced: readonly string[];
  /** Languages of each function word. */
  readonly small: ReadonlyMap<string, readonly string[]>;
  /** Endings by language. */
  readonly endings: ReadonlyMap<string, readonly Ending[]>;
  /** Prefixes by language, of those that join any words: 'ver' of 'verhuizen' is no word of its own. */
  readonly prefixes: ReadonlyMap<string, ReadonlySet<string>>;
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

/** Returns the words of a line of the lexicon. */
const listOf = (list: string): readonly string[] =>
  list
    .split(/[,，、،]/)
    .map((each) => wordsOf(each).join(' '))
    .filter((phrase) => phrase !== '');

/** Reads 'ies=y', or 's' for an ending that is added. */
const endingOf = (text: string): Ending => {
  const [ending = '', base = ''] = text.split('=').map((part) => fold(part.trim()));
  return { ending, base };
};

export function readLexicon(): Lexicon {
  const phrases = new Map<string, Sense[]>();
  const small = new Map<string, string[]>();
  const endings = new Map<string, readonly Ending[]>();
  const prefixes = new Map<string, ReadonlySet<string>>();
  for (const [language, words] of lexicon) {
    const lines = words.split('\n').map((line) => line.split(': '));
    const faint = new Set(lines.flatMap(([target, list = '']) => (target === '@?' ? listOf(list) : [])));
    for (const [target = '', list = ''] of lines) {
      if (target === '@-') endings.set(language, list.split(', ').map(endingOf));
      else if (target === '@+') prefixes.set(language, new Set(listOf(list)));
      else if (target === '@@')
        for (const word of listOf(list)) small.set(word, [...(small.get(word) ?? []), language]);
      else if (target !== '@?')
        for (const phrase of listOf(list)) {
          const sense = { target, language, isFaint: faint.has(phrase) };
          phrases.set(phrase, [...(phrases.get(phrase) ?? []), sense]);
        }
    }
  }
  const unspaced = [...phrases.keys()].filter(isUnspaced).sort((one, other) => other.length - one.length);
  return { phrases, unspaced, small, endings, prefixes };
}
