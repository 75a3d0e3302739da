import MiniSearch from 'minisearch';
import { isSubject, type SubjectName } from '../subjects/subjects.ts';
import type { FoundSubjects } from './found-subjects.ts';
import { fold, isUnspaced, type Lexicon, readLexicon, type Sense, wordsOf } from './read-lexicon.ts';
import { plainForms, type Theme, themes } from './themes.ts';

/** Certainty of a match: 4 exact words, 3 inflected form, 2 part of a word, 1 similar word. */
type Certainty = 4 | 3 | 2 | 1;

interface Find extends Sense {
  readonly at: number;
  readonly words: number;
  readonly certainty: Certainty;
}

let known: Lexicon | null = null;
let alike: MiniSearch<{ readonly id: string }> | null = null;

/** Parses the lexicon on first use. */
function lexiconOf(): Lexicon {
  known ??= readLexicon();
  return known;
}

/** Returns whether the letters of the shorter word are all in the longer one, in order. */
function isWithin(shorter: string, longer: string): boolean {
  let at = 0;
  for (const letter of longer) if (letter === shorter[at]) at += 1;
  return at === shorter.length;
}

/** Returns whether a word differs from the right one by letters that are wrong, or by one that is missing or added. */
function isNear(right: string, word: string): boolean {
  if (right.length === word.length) return true;
  if (Math.abs(right.length - word.length) > 1) return false;
  return right.length < word.length ? isWithin(right, word) : isWithin(word, right);
}

/** Finds words with typos; its index is built on the first word that is not in the lexicon. */
function searchAlike(word: string): readonly string[] {
  if (!alike) {
    alike = new MiniSearch<{ id: string }>({
      fields: ['id'],
      tokenize: (text) => [text],
      processTerm: (term) => term,
      searchOptions: { prefix: false, fuzzy: (term) => (term.length > 6 ? 2 : 1) },
    });
    const words = [...lexiconOf().phrases.keys()].filter((phrase) => !phrase.includes(' '));
    alike.addAll(words.map((id) => ({ id })));
  }
  return alike
    .search(word)
    .map(({ id }) => String(id))
    .filter((id) => id[0] === word[0] && (word.length >= leastFarWord || isNear(id, word)));
}

const longestMotif = 240;
const mostPhraseWords = 5;
/** Maximum words of a text in which typos are corrected: in longer ones, a word that is unknown is just that. */
const mostGuessedWords = 3;
/** Shorter parts of compounds give false matches: 'Rad' in 'Radio'. */
const leastPart = 4;
const leastStem = 3;
/** Languages that join any words. */
const compounding: ReadonlySet<string> = new Set(['de', 'nl']);
/** Inflections of English nouns and verbs; 'busy' is not a bus. */
const englishEnding = /(?:ings?|ches|ies|es|ers?|s)$/;
const polishEnding = /(?:y|ow|u)$/;
/** In shorter words, two wrong letters count only if none is missing. */
const leastFarWord = 10;

/** Common word endings across languages, longest first. */
const endings = [
  'ings',
  'ing',
  'ches',
  'ies',
  'ene',
  'ern',
  'es',
  'en',
  'er',
  'em',
  'as',
  'os',
  'is',
  'ow',
  'ie',
  'ne',
  's',
  'e',
  'n',
  'a',
  'i',
  'o',
  'y',
  'u',
];
const article = /^(?:وال|بال|كال|فال|لل|ال)(?=.{3})/u;

/** Yields possible base forms of a word in the lexicon. */
function* formsOf(word: string): Generator<string> {
  const bare = word.replace(article, '');
  if (bare !== word) yield bare;
  for (const ending of endings) {
    if (!bare.endsWith(ending) || bare.length - ending.length < leastStem) continue;
    const stem = bare.slice(0, -ending.length);
    yield stem;
    for (const other of ['e', 'a', 'o', 'y']) yield stem + other;
  }
}

/** Returns the first senses in each language for any of the phrases. */
function firstOf(phrases: Iterable<string>, lexicon: Lexicon): readonly Sense[] {
  const found: Sense[] = [];
  for (const phrase of phrases) {
    const senses = lexicon.phrases.get(phrase) ?? [];
    const known = new Set(found.map(({ language }) => language));
    found.push(...senses.filter(({ language }) => !known.has(language)));
  }
  return found;
}

function* inflections(words: readonly string[]): Generator<string> {
  const before = words
    .slice(0, -1)
    .map((word) => `${word} `)
    .join('');
  for (const form of formsOf(words.at(-1) ?? '')) yield before + form;
}

/** Yields the endings and beginnings of a compound, longest first. */
function* partsOf(word: string): Generator<string> {
  for (let length = word.length - 2; length >= leastPart; length -= 1) {
    yield word.slice(-length);
    yield word.slice(0, length);
  }
}

/** Returns whether a word has an ending of the language. */
function isInflected(word: string, language: string): boolean {
  if (language === 'en') return englishEnding.test(word);
  return language === 'pl' || !polishEnding.test(word);
}

/**
 * Returns whether the rest of a word leaves its part a subject: 'goldfish' is a fish, but a husband is not a band,
 * and a leaflet not a leaf.
 */
function isCompound(rest: string, language: string, { phrases }: Lexicon): boolean {
  if (compounding.has(language)) return true;
  if (language === 'en') return rest.length >= leastPart || /^(?:ers?|ing|s)$/.test(rest);
  return (phrases.get(rest) ?? []).some((sense) => sense.language === language);
}

/** Returns the senses of the longest known part of a compound, in each language. */
function partSenses(word: string, index: Lexicon): readonly Sense[] {
  const found: Sense[] = [];
  for (const part of partsOf(word)) {
    const rest = word.startsWith(part) ? word.slice(part.length) : word.slice(0, -part.length);
    const senses = (index.phrases.get(part) ?? []).filter(({ language }) =>
      isCompound(rest, language, index),
    );
    const known = new Set(found.map(({ language }) => language));
    found.push(...senses.filter(({ language }) => !known.has(language)));
  }
  return found;
}

/** Yields every phrase in a text without spaces between words, longest first. */
function* unspacedFinds(text: string, { phrases, unspaced }: Lexicon): Generator<Find> {
  let rest = text;
  for (const phrase of unspaced) {
    const at = rest.indexOf(phrase);
    if (at < 0) continue;
    rest = rest.slice(0, at) + ' '.repeat(phrase.length) + rest.slice(at + phrase.length);
    for (const sense of phrases.get(phrase) ?? []) yield { ...sense, at, words: phrase.length, certainty: 4 };
  }
}

/** Returns the matches of the words from `at` on. */
function findsAt(words: readonly string[], at: number, index: Lexicon): readonly Find[] {
  for (let count = Math.min(mostPhraseWords, words.length - at); count > 0; count -= 1) {
    const some = words.slice(at, at + count);
    const senses = index.phrases.get(some.join(' '));
    if (senses) return senses.map((sense) => ({ ...sense, at, words: count, certainty: 4 }));
    const last = some.at(-1) ?? '';
    const near = firstOf(inflections(some), index).filter(({ language }) => isInflected(last, language));
    if (near.length > 0) return near.map((sense) => ({ ...sense, at, words: count, certainty: 3 }));
  }
  const word = words[at] ?? '';
  if (word.length < leastPart || index.small.has(word)) return [];
  const parts = partSenses(word, index);
  if (parts.length > 0) return parts.map((sense) => ({ ...sense, at, words: 1, certainty: 2 }));
  const [best] = word.length > 4 && words.length <= mostGuessedWords ? searchAlike(word) : [];
  const senses = best !== undefined ? (index.phrases.get(best) ?? []) : [];
  return senses.map((sense) => ({ ...sense, at, words: 1, certainty: 1 }));
}

/**
 * Returns the language of a text, judged by its function words and matches; defaults to the lexicon's first
 * language. A similar word doesn't count: a name often resembles a word of some language.
 */
function languageOf(words: readonly string[], finds: readonly Find[], { small }: Lexicon): string {
  const votes = new Map<string, number>();
  const vote = (language: string, weight: number): void =>
    void votes.set(language, (votes.get(language) ?? 0) + weight);
  for (const word of words) for (const language of small.get(word) ?? []) vote(language, 2);
  for (const { language, certainty, words: count } of finds)
    if (certainty > 1) vote(language, (certainty / 2) * count);
  return [...votes].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 'en';
}

const leastForeign = 6;

/**
 * Returns whether a match is in a language other than the text's: 'main' and 'pain' are not French in an
 * English text. Short words count only if nothing else matches.
 */
function isOddWord(find: Find, words: readonly string[], language: string, isKnown: boolean): boolean {
  if (find.language === language) return false;
  const { length } = words[find.at] ?? '';
  return find.certainty < 4 || length < (isKnown ? leastForeign : leastPart);
}

function findsIn(motif: string): { readonly finds: readonly Find[]; readonly language: string } {
  const index = lexiconOf();
  const text = motif.slice(0, longestMotif);
  const words = wordsOf(text);
  const all: Find[] = isUnspaced(text) ? [...unspacedFinds(fold(text), index)] : [];
  for (let at = 0; at < words.length; ) {
    const found = isUnspaced(words[at] ?? '') ? [] : findsAt(words, at, index);
    all.push(...found);
    at += found[0]?.words ?? 1;
  }
  const language = languageOf(words, all, index);
  const isKnown = all.some((find) => find.language === language);
  const isSmall = ({ at, words: count }: Find): boolean =>
    count === 1 && (index.small.get(words[at] ?? '')?.includes(language) ?? false);
  const finds = all.filter(
    (find) => isUnspaced(text) || !(isSmall(find) || isOddWord(find, words, language, isKnown)),
  );
  /* The language of the text decides between senses. */
  return {
    language,
    finds: finds.filter(
      (find) =>
        find.language === language ||
        !finds.some((other) => other.at === find.at && other.language === language),
    ),
  };
}

const isTheme = (target: string): target is `@${Theme}` => Object.hasOwn(themes, target.slice(1));

/** Phrases weigh more than single words, and exact words more than similar ones. */
const weightOf = ({ certainty, words, at }: Find): number =>
  Math.min(certainty, 3) * 3 + Math.min(words, 3) * 4 - at * 0.1;

const oneOf = <Choice>(choices: readonly [Choice, ...Choice[]], seed: number): Choice =>
  choices[Math.abs(seed) % choices.length] ?? choices[0];

/** Returns the distinct subjects named in a text, in order; the two most certain ones. */
function namedIn(finds: readonly Find[]): readonly SubjectName[] {
  const things = finds.filter(({ target }) => isSubject(target));
  const surest = Math.max(0, ...things.map(({ certainty }) => certainty));
  const chosen = things
    .filter(({ certainty }) => certainty > 1 || certainty === surest)
    .toSorted((one, other) => weightOf(other) - weightOf(one));
  const names = [...new Set(chosen.map(({ target }) => target))].slice(0, 2);
  return names
    .toSorted(
      (one, other) =>
        chosen.findIndex(({ target }) => target === one) - chosen.findIndex(({ target }) => target === other),
    )
    .filter(isSubject);
}

/**
 * Returns at most two subjects named in a text in any language of the lexicon. Falls back to subjects of its
 * theme, then to an abstract composition; never empty.
 */
export function findSubjects(motif: string, seed: number): FoundSubjects {
  const { finds } = findsIn(motif);
  const names = namedIn(finds);
  const surest = Math.max(0, ...finds.map(({ target, certainty }) => (isSubject(target) ? certainty : 0)));
  if (names.length > 0 && surest > 1) return { names, by: surest === 4 ? 'words' : 'forms' };
  const theme = finds.find(({ target, certainty }) => isTheme(target) && certainty > 1);
  if (theme) return { names: [oneOf(themes[theme.target.slice(1) as Theme], seed)], by: 'theme' };
  if (names[0]) return { names: [names[0]], by: 'likeness' };
  return { names: [oneOf(plainForms, seed)], by: 'nothing' };
}
