import MiniSearch from 'minisearch';
import { isSubject, type SubjectName } from '../subjects/subjects.ts';
import { fold, isUnspaced, type Lexicon, readLexicon, type Sense, wordsOf } from './read-lexicon.ts';
import { plainForms, type Theme, themes } from './themes.ts';

/** How sure a find is: the words themselves, an inflection or a part of them, words alike. */
type Certainty = 3 | 2 | 1;

interface Find extends Sense {
  readonly at: number;
  readonly words: number;
  readonly certainty: Certainty;
}

export interface FoundSubjects {
  readonly names: readonly SubjectName[];
  /** What told them: the words themselves, their inflections and parts, words alike; 'nothing' is an abstract composition. */
  readonly by: 'words' | 'forms' | 'likeness' | 'theme' | 'nothing';
}

interface Index extends Lexicon {
  readonly alike: MiniSearch<{ readonly id: string }>;
}

let known: Index | null = null;

/** Built at the first question: 5,000 words take some milliseconds. */
function indexOf(): Index {
  if (known) return known;
  const read = readLexicon();
  const alike = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
    searchOptions: { prefix: false, fuzzy: (term) => (term.length > 7 ? 2 : term.length > 4 ? 1 : false) },
  });
  alike.addAll([...read.phrases.keys()].filter((phrase) => !phrase.includes(' ')).map((id) => ({ id })));
  known = { ...read, alike };
  return known;
}

const longestMotif = 240;
const mostPhraseWords = 5;
/** Shorter parts of compounds say something else: 'Rad' in 'Radio'. */
const leastPart = 4;
const leastStem = 3;

/** What languages write at the ends of words, longest first. */
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

/** A word in the forms that it may have in the lexicon. */
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

function inflected(words: readonly string[], { phrases }: Lexicon): readonly Sense[] {
  const last = words.at(-1) ?? '';
  const before = words
    .slice(0, -1)
    .map((word) => `${word} `)
    .join('');
  for (const form of formsOf(last)) {
    const senses = phrases.get(before + form);
    if (senses) return senses;
  }
  return [];
}

/** The longest word of the lexicon that a compound ends or begins with. */
function partsOf(word: string, { phrases }: Lexicon): readonly Sense[] {
  for (let length = word.length - 2; length >= leastPart; length -= 1)
    for (const part of [word.slice(-length), word.slice(0, length)]) {
      const senses = phrases.get(part);
      if (senses) return senses;
    }
  return [];
}

/** In scripts without spaces, every phrase that stands in the text; the longest first. */
function* unspacedFinds(text: string, { phrases, unspaced }: Lexicon): Generator<Find> {
  let rest = text;
  for (const phrase of unspaced) {
    const at = rest.indexOf(phrase);
    if (at < 0) continue;
    rest = rest.slice(0, at) + ' '.repeat(phrase.length) + rest.slice(at + phrase.length);
    for (const sense of phrases.get(phrase) ?? []) yield { ...sense, at, words: phrase.length, certainty: 3 };
  }
}

/** The finds of the words from `at` on; none where they say nothing. */
function findsAt(words: readonly string[], at: number, index: Index): readonly Find[] {
  for (let count = Math.min(mostPhraseWords, words.length - at); count > 0; count -= 1) {
    const some = words.slice(at, at + count);
    const senses = index.phrases.get(some.join(' '));
    if (senses) return senses.map((sense) => ({ ...sense, at, words: count, certainty: 3 }));
    const near = inflected(some, index);
    if (near.length > 0) return near.map((sense) => ({ ...sense, at, words: count, certainty: 2 }));
  }
  const word = words[at] ?? '';
  if (word.length < leastPart || index.small.has(word)) return [];
  const parts = partsOf(word, index);
  if (parts.length > 0) return parts.map((sense) => ({ ...sense, at, words: 1, certainty: 2 }));
  const [best] = word.length > 4 && !isUnspaced(word) ? index.alike.search(word) : [];
  const senses = best ? (index.phrases.get(String(best.id)) ?? []) : [];
  return senses.map((sense) => ({ ...sense, at, words: 1, certainty: 1 }));
}

/** Which language a text is in, as far as its small words and its finds tell; the first of the lexicon otherwise. */
function languageOf(words: readonly string[], finds: readonly Find[], { small }: Index): string {
  const votes = new Map<string, number>();
  const vote = (language: string, weight: number): void =>
    void votes.set(language, (votes.get(language) ?? 0) + weight);
  for (const word of words) for (const language of small.get(word) ?? []) vote(language, 2);
  for (const { language, certainty, words: count } of finds) vote(language, certainty * count);
  return [...votes].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 'en';
}

/** A word of three letters or fewer counts in its own language only: 'see', 'mer', 'rad'. */
const isOddWord = (find: Find, words: readonly string[], language: string): boolean =>
  find.language !== language && (find.certainty < 3 || (words[find.at] ?? '').length < leastPart);

function findsIn(motif: string): { readonly finds: readonly Find[]; readonly language: string } {
  const index = indexOf();
  const text = motif.slice(0, longestMotif);
  const words = wordsOf(text);
  const all: Find[] = isUnspaced(text) ? [...unspacedFinds(fold(text), index)] : [];
  for (let at = 0; at < words.length; ) {
    const found = isUnspaced(words[at] ?? '') ? [] : findsAt(words, at, index);
    all.push(...found);
    at += found[0]?.words ?? 1;
  }
  const language = languageOf(words, all, index);
  const finds = all.filter((find) => isUnspaced(text) || !isOddWord(find, words, language));
  /* Where a word means different things, its own language decides. */
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

/** A phrase of several words tells more than one word, and the words themselves more than words alike. */
const weightOf = ({ certainty, words, at }: Find): number =>
  certainty * 10 + Math.min(words, 3) * 4 - at * 0.1;

const oneOf = <Choice>(choices: readonly [Choice, ...Choice[]], seed: number): Choice =>
  choices[Math.abs(seed) % choices.length] ?? choices[0];

/** The things that a text names, in its order, each once; the surest two. */
function namedIn(finds: readonly Find[]): readonly SubjectName[] {
  const things = finds.filter(({ target }) => isSubject(target));
  const surest = Math.max(0, ...things.map(({ certainty }) => certainty));
  const chosen = things
    .filter(({ certainty }) => certainty === surest || certainty === 3)
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
 * The subjects that free words in any language of the lexicon name: at most two. Else those of their theme, else
 * an abstract composition; never none.
 */
export function findSubjects(motif: string, seed: number): FoundSubjects {
  const { finds } = findsIn(motif);
  const names = namedIn(finds);
  const surest = Math.max(0, ...finds.map(({ target, certainty }) => (isSubject(target) ? certainty : 0)));
  if (names.length > 0 && surest > 1) return { names, by: surest === 3 ? 'words' : 'forms' };
  const theme = finds.find(({ target, certainty }) => isTheme(target) && certainty > 1);
  if (theme) return { names: [oneOf(themes[theme.target.slice(1) as Theme], seed)], by: 'theme' };
  if (names[0]) return { names: [names[0]], by: 'likeness' };
  return { names: [oneOf(plainForms, seed)], by: 'nothing' };
}
