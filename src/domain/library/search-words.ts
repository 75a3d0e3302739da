/** Longer words are cut. */
const longestWord = 60;

/** Scripts without spaces between words; indexed as pairs of characters. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const run = /[\p{L}\p{M}\p{N}]+/gu;
/** Accents of Latin, Greek and Cyrillic. Vowel signs of other scripts stay, because they count as letters. */
const accents = /[\u0300-\u036f]/g;

/** Folds case, accents, full-width letters and ligatures. */
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFD').replace(accents, '').normalize('NFC');
}

/** Yields runs of either spaced or unspaced script. */
function* stretches(text: string): Generator<{ characters: string[]; isUnspaced: boolean }> {
  for (const [word] of folded(text).matchAll(run)) {
    let characters: string[] = [];
    let isUnspaced = false;
    for (const character of word) {
      const isOther = unspaced.test(character);
      // A combining mark belongs to the letter before it.
      if (isOther !== isUnspaced && characters.length > 0 && !/\p{M}/u.test(character)) {
        yield { characters, isUnspaced };
        characters = [];
      }
      if (characters.length === 0) isUnspaced = isOther;
      characters.push(character);
    }
    if (characters.length > 0) yield { characters, isUnspaced };
  }
}

function pairsOf(characters: readonly string[]): string[] {
  return characters.slice(0, -1).map((character, index) => character + (characters[index + 1] ?? ''));
}

/**
 * Returns the unique index terms of a text: its words, and pairs of characters for scripts without spaces.
 */
export function searchWords(text: string, limit: number): string[] {
  const words = new Set<string>();
  for (const { characters, isUnspaced } of stretches(text)) {
    if (words.size >= limit) break;
    if (!isUnspaced) words.add(characters.slice(0, longestWord).join(''));
    // The last character starts no pair, so it is indexed alone.
    else for (const pair of [...pairsOf(characters), characters.at(-1) ?? '']) words.add(pair);
  }
  return [...words].slice(0, limit);
}

export interface WantedWord {
  readonly word: string;
  /** Whether longer words with this prefix match as well. */
  readonly isBeginning: boolean;
}

/** Returns the terms that a text must contain to match. Empty if the query has no searchable characters. */
export function wantedWords(query: string): WantedWord[] {
  return [...stretches(query)].flatMap(({ characters, isUnspaced }): WantedWord[] => {
    if (isUnspaced && characters.length > 1)
      return pairsOf(characters).map((word) => ({ word, isBeginning: false }));
    return [{ word: characters.slice(0, longestWord).join(''), isBeginning: true }];
  });
}
