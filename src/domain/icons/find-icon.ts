import { everydayWords } from './everyday-words.ts';
import { iconWords } from './icon-words.ts';

/** How strongly a word suggests an icon. In a long phrase, each word weighs less. */
interface Hint {
  readonly name: string;
  readonly weight: number;
}

const wholeName = 100;
const wholeEverydayPhrase = 60;
const wholeSearchPhrase = 40;
const nameWord = 20;
const everydayWord = 12;
const searchWord = 8;

/** Longer queries are sentences, not names of things. */
const mostWords = 6;

/** Reduces plurals to the singular, so that 'Bar Charts' finds 'chart-bar'. */
const wordsOf = (text: string): readonly string[] => plainWords(text).map(singular);

/** Returns words in lower case, without accents and symbols. */
function plainWords(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\d]+/gu) ?? [];
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Sorts words, so that word order doesn't matter. */
const phraseOf = (words: readonly string[]): string => [...words].sort().join(' ');

interface Index {
  readonly words: ReadonlyMap<string, readonly Hint[]>;
  readonly phrases: ReadonlyMap<string, readonly Hint[]>;
  /** Icon names by their words in order. */
  readonly names: ReadonlyMap<string, string>;
}

function linesOf(table: string): readonly (readonly [string, readonly string[]])[] {
  return table.split('\n').map((line) => {
    const [name = '', list = ''] = line.split(':');
    return [name, list.split(',')];
  });
}

function buildIndex(): Index {
  const words = new Map<string, Hint[]>();
  const phrases = new Map<string, Hint[]>();
  const names = new Map<string, string>();
  const add = (index: Map<string, Hint[]>, key: string, hint: Hint): void => {
    const hints = index.get(key);
    if (hints) hints.push(hint);
    else index.set(key, [hint]);
  };
  const addPhrase = (name: string, phrase: string, whole: number, single: number): void => {
    const parts = wordsOf(phrase);
    if (parts.length === 0) return;
    add(phrases, phraseOf(parts), { name, weight: whole });
    for (const word of new Set(parts)) add(words, word, { name, weight: single / Math.sqrt(parts.length) });
  };
  for (const [name, list] of linesOf(iconWords)) {
    names.set(plainWords(name).join(' '), name);
    addPhrase(name, name, wholeName, nameWord);
    for (const phrase of list) addPhrase(name, phrase, wholeSearchPhrase, searchWord);
  }
  for (const [name, list] of linesOf(everydayWords)) {
    for (const phrase of list) addPhrase(name, phrase, wholeEverydayPhrase, everydayWord);
  }
  return { words, phrases, names };
}

let built: Index | null = null;

/**
 * Finds the icon for a few English words.
 * @returns its name in Phosphor Icons; null if no word matches
 */
export function findIcon(named: string): string | null {
  built ??= buildIndex();
  const short = named.slice(0, 200);
  const asked = wordsOf(short).slice(0, mostWords);
  if (asked.length === 0) return null;
  const called = built.names.get(plainWords(short).join(' '));
  if (called !== undefined) return called;
  const scores = new Map<string, number>();
  const raise = ({ name, weight }: Hint): void => {
    scores.set(name, (scores.get(name) ?? 0) + weight);
  };
  for (const hint of built.phrases.get(phraseOf(asked)) ?? []) raise(hint);
  for (const word of new Set(asked)) {
    // Count only the best match per icon, so that several similar search words don't add up.
    const best = new Map<string, number>();
    for (const { name, weight } of built.words.get(word) ?? [])
      best.set(name, Math.max(best.get(name) ?? 0, weight));
    for (const [name, weight] of best) raise({ name, weight });
  }
  return bestOf(scores);
}

/** Returns the icon with the highest score; on a tie the shorter name, 'leaf' before 'leaf-simple'. */
function bestOf(scores: ReadonlyMap<string, number>): string | null {
  let best: readonly [string, number] | null = null;
  for (const [name, score] of scores) {
    if (!best || score > best[1] || (score === best[1] && isSimpler(name, best[0]))) best = [name, score];
  }
  return best?.[0] ?? null;
}

const isSimpler = (name: string, other: string): boolean =>
  name.length === other.length ? name < other : name.length < other.length;
