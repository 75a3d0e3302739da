import { upperFirst } from '../page/say-phrase.ts';
import {
  doubled,
  doubledEndings,
  measured,
  numbers,
  ourEndings,
  ourStems,
  phrases,
  stems,
  withZ,
  words,
} from './lexicon/british.ts';

const listed = (list: string): string[] => list.split(',').map((each) => each.trim());

const whole = new Map([
  ...words,
  ...listed(ourStems).flatMap((stem) =>
    ['', ...listed(ourEndings)].map((end) => [`${stem}or${end}`, `${stem}our${end}`] as const),
  ),
  ...listed(doubled).flatMap((verb) =>
    listed(doubledEndings).map((end) => [`${verb}${end}`, `${verb}${verb.at(-1)}${end}`] as const),
  ),
]);
const units = new Map(measured);
const joined = new Map(phrases);
const zStems = listed(withZ).map((word) => word.slice(0, -1));

/** '-ize' and its forms, behind at least three letters: not 'size' and 'prize'. */
const izing = /^(\p{L}{3,})iz(e|es|ed|ing|ations?|ers?)$/u;

/** Returns the British spelling of a word in lower case, or null if there is none of its own. */
function britishOf(word: string): string | null {
  const known = whole.get(word);
  if (known) return known;
  const stem = stems.find(([american]) => word.startsWith(american));
  if (stem) return stem[1] + word.slice(stem[0].length);
  const [, start, end] = izing.exec(word) ?? [];
  if (start === undefined || zStems.some((each) => word.startsWith(each))) return null;
  return `${start}is${end}`;
}

/** Returns a word with the capitals of another one. */
function inCaseOf(word: string, typed: string): string {
  if (typed.length > 1 && typed === typed.toUpperCase()) return word.toUpperCase();
  return /^\p{Lu}/u.test(typed) ? upperFirst(word) : word;
}

const wordPattern = /(?<![\p{L}\p{N}@/._-])\p{L}[\p{L}’']{0,40}(?![\p{L}\p{N}@/_]|\.\p{L})/gu;
const phrasePattern = /(?<![\p{L}\p{N}@/._-])\p{L}[\p{L}’']{0,30} \p{L}{1,20}(?![\p{L}\p{N}@/_])/gu;
const numberWords: ReadonlySet<string> = new Set(listed(numbers));

/** Returns whether a number stands at the end of a text, before a space. */
const endsInNumber = (text: string): boolean =>
  /\d $/u.test(text) || (text.endsWith(' ') && numberWords.has(text.split(' ').at(-2) ?? ''));

/** Returns whether a word belongs to a name of several words: 'Labor Day', 'Pearl Harbor'. */
const isInName = (text: string, start: number, word: string): boolean =>
  /^\p{Lu}\p{Ll}/u.test(word) &&
  (/\p{Lu}[\p{L}’']{0,22} $/u.test(text.slice(Math.max(0, start - 24), start)) ||
    /^ \p{Lu}\p{Ll}/u.test(text.slice(start + word.length, start + word.length + 4)));

/** Returns a text in British spelling. Names and the words that the prompt itself has stay as they are. */
export function inBritishSpelling(text: string, typed: ReadonlySet<string>): string {
  const withPhrases = text.replace(phrasePattern, (phrase) => {
    const british = joined.get(phrase.toLowerCase());
    return british && !typed.has(phrase.toLowerCase()) ? inCaseOf(british, phrase) : phrase;
  });
  return withPhrases.replace(wordPattern, (word: string, start: number, all: string) => {
    const folded = word.toLowerCase();
    if (typed.has(folded) || isInName(all, start, word)) return word;
    const before = all.slice(Math.max(0, start - 12), start);
    // The end of a phrase with a spelling of its own: 'computer program'.
    if (joined.has(`${before.split(' ').at(-2)?.toLowerCase()} ${folded}`)) return word;
    const unit = endsInNumber(before) ? units.get(folded) : undefined;
    const british = unit ?? britishOf(folded);
    return british === null ? word : inCaseOf(british, word);
  });
}
