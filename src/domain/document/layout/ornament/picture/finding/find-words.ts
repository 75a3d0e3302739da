import MiniSearch from 'minisearch';
import { fold, isUnspaced, type Lexicon, readLexicon, type Sense, wordsOf } from './read-lexicon.ts';
import { inflectedSenses, partSenses } from './word-forms.ts';

/** Certainty of a match: 4 exact words, 3 inflected form, 2 part of a word, 1 similar word. */
type Certainty = 4 | 3 | 2 | 1;

export interface Find extends Sense {
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

/** Returns whether a word has the letters of the right one in another order: 'bycicle'. */
const isMixed = (right: string, word: string): boolean =>
  [...right].sort().join() === [...word].sort().join();

/** Finds words with typos; its index is built on the first word that is not in the lexicon. */
function searchAlike(word: string): readonly string[] {
  if (!alike) {
    alike = new MiniSearch<{ id: string }>({
      fields: ['id'],
      tokenize: (text) => [text],
      processTerm: (term) => term,
      searchOptions: { prefix: false, fuzzy: 2 },
    });
    const words = [...lexiconOf().phrases.keys()].filter((phrase) => !phrase.includes(' '));
    alike.addAll(words.map((id) => ({ id })));
  }
  const near = new Set(alike.search(word, { fuzzy: 1 }).map(({ id }) => String(id)));
  return alike
    .search(word)
    .map(({ id }) => String(id))
    .filter((id) => id[0] === word[0] && (near.has(id) || isMixed(id, word)));
}

const longestMotif = 240;
const mostPhraseWords = 5;
/** Shorter words resemble too many others. */
const leastGuessed = 6;
const leastPart = 4;

const han = /\p{Script=Han}/u;

/** Returns whether a letter may be a part of another word: 水 in 水準. */
const isOfWord = (letter: string | undefined, { small }: Lexicon): boolean =>
  letter !== undefined && han.test(letter) && !small.has(letter);

/** Yields every phrase in a text without spaces between words, longest first. */
function* unspacedFinds(text: string, index: Lexicon): Generator<Find> {
  let rest = text;
  for (const phrase of index.unspaced) {
    const at = rest.indexOf(phrase);
    if (at < 0) continue;
    if (phrase.length === 1 && (isOfWord(text[at - 1], index) || isOfWord(text[at + 1], index))) continue;
    rest = rest.slice(0, at) + ' '.repeat(phrase.length) + rest.slice(at + phrase.length);
    for (const sense of index.phrases.get(phrase) ?? [])
      yield { ...sense, at, words: phrase.length, certainty: 4 };
  }
}

/** Returns the matches of the words from `at` on. */
function findsAt(words: readonly string[], at: number, index: Lexicon): readonly Find[] {
  for (let count = Math.min(mostPhraseWords, words.length - at); count > 0; count -= 1) {
    const some = words.slice(at, at + count);
    const senses = index.phrases.get(some.join(' '));
    if (senses) return senses.map((sense) => ({ ...sense, at, words: count, certainty: 4 }));
    const near = inflectedSenses(some, index);
    if (near.length > 0) return near.map((sense) => ({ ...sense, at, words: count, certainty: 3 }));
  }
  const word = words[at] ?? '';
  if (word.length < leastPart || index.small.has(word)) return [];
  const parts = partSenses(word, index);
  if (parts.length > 0) return parts.map((sense) => ({ ...sense, at, words: 1, certainty: 2 }));
  const [best] = word.length >= leastGuessed && words.length === 1 ? searchAlike(word) : [];
  const senses = best !== undefined ? (index.phrases.get(best) ?? []) : [];
  return senses.map((sense) => ({ ...sense, at, words: 1, certainty: 1 }));
}

/** Votes for the language of the document, more than two words of another one have. */
const usualVote = 4;

/**
 * Returns the language of a text, judged by its function words and matches; defaults to the lexicon's first
 * language. A similar word doesn't count: a name often resembles a word of some language.
 */
function languageOf(
  words: readonly string[],
  finds: readonly Find[],
  { small }: Lexicon,
  usual: string | undefined,
): string {
  const votes = new Map<string, number>(usual === undefined ? [] : [[usual, usualVote]]);
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

/** Returns whether the matches leave no word of a text unknown, other than function words and numbers. */
function coversAll(
  text: string,
  words: readonly string[],
  finds: readonly Find[],
  { small }: Lexicon,
): boolean {
  if (isUnspaced(text)) {
    const letters = [...fold(text)];
    for (const { at, words: count } of finds) letters.fill(' ', at, at + count);
    return !letters.some((letter) => wordLetter.test(letter) && !small.has(letter));
  }
  return words.every(
    (word, at) =>
      small.has(word) ||
      /^\p{N}+$/u.test(word) ||
      finds.some((find) => at >= find.at && at < find.at + find.words),
  );
}

const wordLetter = /[\p{Script=Han}\p{Script=Katakana}]/u;

/** Subjects that holidays, months, places and ages name, which are written with a capital. */
const named: ReadonlySet<string> = new Set([
  'beer',
  'christmas',
  'colosseum',
  'dinosaur',
  'easterEgg',
  'eiffelTower',
  'fireworks',
  'helmet',
  'iceberg',
  'lantern',
  'mosque',
  'pumpkin',
  'pyramid',
  'season',
  'statue',
  'temple',
  'tree',
  'wheat',
  'wreath',
]);

/** Fewer words in lower case are no sentence. */
const leastPlain = 2;

/**
 * Returns whether a single word is a name: with a capital inside a sentence ('a meeting in Bath'), in languages that
 * don't write all nouns so. Headlines in capitals have none.
 */
function namesIn(text: string): (find: Find) => boolean {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  const isPlain = words.filter(({ 0: word }) => /^\p{Ll}{3}/u.test(word)).length >= leastPlain;
  return ({ at, words: count, target }) => {
    if (named.has(target)) return false;
    const { 0: word = '', index = 0 } = words[at] ?? {};
    const before = text.slice(0, index).trimEnd();
    return isPlain && count === 1 && /^\p{Lu}\p{Ll}/u.test(word) && /[\p{L}\p{N},]$/u.test(before);
  };
}

/** Returns the matches of a text; words for the kind of a document count only if the text has no others. */
export function findWords(motif: string, usual?: string): readonly Find[] {
  const index = lexiconOf();
  const text = motif.slice(0, longestMotif);
  const words = wordsOf(text);
  const all: Find[] = isUnspaced(text) ? [...unspacedFinds(fold(text), index)] : [];
  for (let at = 0; at < words.length; ) {
    const found = isUnspaced(words[at] ?? '') ? [] : findsAt(words, at, index);
    all.push(...found);
    at += found[0]?.words ?? 1;
  }
  const language = languageOf(words, all, index, usual?.split('-')[0]);
  const isKnown = all.some((find) => find.language === language);
  const isName = language === 'de' ? () => false : namesIn(text);
  const isSmall = ({ at, words: count }: Find): boolean =>
    count === 1 && (index.small.get(words[at] ?? '')?.includes(language) ?? false);
  const meant = all.filter(
    (find) =>
      isUnspaced(text) || !(isSmall(find) || isName(find) || isOddWord(find, words, language, isKnown)),
  );
  /* The language of the text decides between senses. */
  const finds = meant.filter(
    (find) =>
      find.language === language ||
      !meant.some((other) => other.at === find.at && other.language === language),
  );
  const plain = finds.filter(({ isFaint }) => !isFaint);
  if (plain.length > 0) return plain;
  return coversAll(text, words, all, index) ? finds : [];
}
