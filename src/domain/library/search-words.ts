/** Longer words are cut: nobody types one out. */
const longestWord = 60;

/** Scripts that put no spaces between words: searched by pairs of characters. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const run = /[\p{L}\p{M}\p{N}]+/gu;
/** Accents of Latin, Greek and Cyrillic; vowel signs of other scripts are letters to their readers and stay. */
const accents = /[\u0300-\u036f]/g;

/** One form for what people type alike: case, accents, full-width letters and ligatures do not matter. */
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFD').replace(accents, '').normalize('NFC');
}

/** Stretches of one kind: of spaced or of unspaced script. */
function* stretches(text: string): Generator<{ characters: string[]; isUnspaced: boolean }> {
  for (const [word] of folded(text).matchAll(run)) {
    let characters: string[] = [];
    let isUnspaced = false;
    for (const character of word) {
      const isOther = unspaced.test(character);
      // A mark belongs to the letter before it.
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

/** What a text is found by, each once: its words, and pairs of characters where words are not set apart. */
export function searchWords(text: string, limit: number): string[] {
  const words = new Set<string>();
  for (const { characters, isUnspaced } of stretches(text)) {
    if (words.size >= limit) break;
    if (!isUnspaced) words.add(characters.slice(0, longestWord).join(''));
    // The last character alone is the beginning of no pair.
    else for (const pair of [...pairsOf(characters), characters.at(-1) ?? '']) words.add(pair);
  }
  return [...words].slice(0, limit);
}

export interface WantedWord {
  readonly word: string;
  /** Longer words that begin with it count as well. */
  readonly isBeginning: boolean;
}

/** What all has to be in a text that a search finds. Empty when nothing in it can be searched for. */
export function wantedWords(query: string): WantedWord[] {
  return [...stretches(query)].flatMap(({ characters, isUnspaced }): WantedWord[] => {
    if (isUnspaced && characters.length > 1)
      return pairsOf(characters).map((word) => ({ word, isBeginning: false }));
    return [{ word: characters.slice(0, longestWord).join(''), isBeginning: true }];
  });
}
