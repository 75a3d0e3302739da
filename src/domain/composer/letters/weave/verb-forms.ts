import type { ClauseWords } from './lexicon/clause-words.ts';

/** Forms of the verbs of a language. */
export interface VerbForms {
  readonly isBase: (word: string) => boolean;
  readonly isNoun: (word: string) => boolean;
  readonly isPast: (word: string) => boolean;
  /** Returns the form for 'I' and 'you' of one for 'she': 'loves' → 'love'; null if a word is no such form. */
  readonly baseOf: (word: string) => string | null;
}

const listOf = (list: string): readonly string[] => list.split(', ');

/** 'Carries', 'watches', 'loves'. */
function thirdOf(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

const known = new WeakMap<ClauseWords, VerbForms>();

export function verbFormsOf(words: ClauseWords): VerbForms {
  const made = known.get(words) ?? formsFrom(words);
  known.set(words, made);
  return made;
}

function formsFrom(words: ClauseWords): VerbForms {
  const bases = new Set(listOf(words.verbs));
  const nouns = new Set(listOf(words.nounVerbs));
  const pasts = new Set(listOf(words.pasts));
  const pairs = listOf(words.thirds).map((pair) => pair.split('=') as [string, string]);
  const thirds = new Map([
    ...[...bases, ...nouns].map((verb): [string, string] => [thirdOf(verb), verb]),
    ...pairs,
  ]);
  return {
    isBase: (word) => bases.has(word),
    isNoun: (word) => nouns.has(word) || nouns.has(thirds.get(word) ?? ''),
    isPast: (word) => pasts.has(word) || (/^[a-z]{2,20}ed$/.test(word) && !notPast.has(word)),
    baseOf: (word) => thirds.get(word) ?? null,
  };
}
const notPast: ReadonlySet<string> = new Set(['need', 'speed', 'seed', 'feed', 'weed', 'indeed', 'hundred']);
