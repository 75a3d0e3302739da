import type { ReaderLanguage } from '../../../reader/languages.ts';
import { fold, type Token, tokenize } from '../../../reader/tokenize.ts';
import { saysSomething } from '../../facts/small-words.ts';
import { topicWordsOf } from '../lexicon/index.ts';

/** Fewest characters that remain before an ending, and before one of a single letter. */
const shortest = { ending: 4, letter: 3 };
const mostKnown = 20_000;

interface Stemmer {
  readonly endings: readonly string[];
  readonly known: Map<string, string>;
}
const stemmers = new Map<ReaderLanguage, Stemmer>();

function stemmerOf(language: ReaderLanguage): Stemmer {
  const known = stemmers.get(language);
  if (known) return known;
  const endings = (topicWordsOf(language)?.endings ?? '')
    .split(', ')
    .sort((one, other) => other.length - one.length);
  const stemmer = { endings, known: new Map<string, string>() };
  stemmers.set(language, stemmer);
  return stemmer;
}

/** Two endings may follow each other: 'lessons' and 'learnings'. */
const mostCuts = 2;

/** Removes the endings of a word. */
function cut(word: string, endings: readonly string[], cuts = mostCuts): string {
  const ending = endings.find(
    (each) =>
      word.endsWith(each) &&
      word.length - each.length >= (each.length > 1 ? shortest.ending : shortest.letter),
  );
  if (ending && cuts > 0 && !word.endsWith('ss'))
    return cut(word.slice(0, -ending.length), endings, cuts - 1);
  // 'Tidying' isn't a form of 'tides', and 'city' is one of 'cities'.
  if (word.endsWith('y') && word.length > shortest.letter) return `${word.slice(0, -1)}i`;
  // 'Running' is a form of 'run'.
  return /([^aeious])\1$/.test(word) && word.length > shortest.letter ? word.slice(0, -1) : word;
}

/** Returns the part of a folded word that its forms share. */
export function stemOf(word: string, language: ReaderLanguage): string {
  const { endings, known } = stemmerOf(language);
  const found = known.get(word);
  if (found !== undefined) return found;
  const stem = /\d/.test(word) ? word : cut(word, endings);
  if (known.size < mostKnown) known.set(word, stem);
  return stem;
}

export const isWord = ({ text }: Pick<Token, 'text'>): boolean => /[\p{L}\p{N}]/u.test(text);

/** Shorter words that say little aren't part of a name: 'time' of 'time management' is, 'the' isn't. */
const shortestSmall = 4;

/** Returns whether a word may be part of a name. */
export const mayName = (folded: string, language: ReaderLanguage): boolean =>
  folded.length >= shortestSmall || saysSomething(folded, language);

/** Returns the stems of the words of a text that may be part of a name; of all of its words if none may. */
export function stemsOf(text: string, language: ReaderLanguage): string[] {
  const words = tokenize(fold(text)).filter(isWord);
  const telling = words.filter(({ folded }) => mayName(folded, language));
  return (telling.length > 0 ? telling : words).map(({ folded }) => stemOf(folded, language));
}
