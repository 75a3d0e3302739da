import type { ReaderLanguage } from '../../reader/languages.ts';
import { termsOf, wordsOf } from '../templates/template-index.ts';
import { stemOf } from '../topics/search/stems.ts';

/** The stems of many documents. */
export interface CountedStems {
  readonly stems: readonly string[];
  /** For each stem, where its places begin; and where those of the last one end. */
  readonly starts: Uint32Array;
  /** For each place, a document that has the stem. */
  readonly documents: Uint16Array;
  /** For each place, twice the weighed count, plus 1 if the stem is one of the document's names. */
  readonly counts: Uint32Array;
  /** For each document, the sum of its counts. */
  readonly sizes: readonly number[];
}

const isNumber = /^\p{N}+$/u;

/** Returns the stems of the words of a text that say something. */
export const libraryStems = (text: string, language: ReaderLanguage): string[] =>
  termsOf(text, language)
    .filter((term) => !isNumber.test(term))
    .map((term) => stemOf(term, language));

/**
 * Counts the stems of one document after the other. A library has more than a million words of a few ten thousand
 * stems, so each word is looked up once, a stem is a number, and a place is two numbers.
 */
export class StemCounter {
  readonly #language: ReaderLanguage;
  readonly #numbers = new Map<string, number>();
  readonly #ofWord = new Map<string, readonly number[]>();
  /** By the number of the stem: each document that has it, and twice its count there, plus 1 if it is a name. */
  readonly #places: number[][] = [];
  /** By the number of the stem, for the present document. */
  readonly #counts: number[] = [];
  readonly #named: boolean[] = [];
  #present: number[] = [];
  readonly #sizes: number[] = [];

  constructor(language: ReaderLanguage) {
    this.#language = language;
  }

  #numberOf(stem: string): number {
    const known = this.#numbers.get(stem);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(stem, number);
    this.#counts.push(0);
    this.#named.push(false);
    this.#places.push([]);
    return number;
  }

  #numbersOf(word: string): readonly number[] {
    const known = this.#ofWord.get(word);
    if (known) return known;
    const numbers = libraryStems(word, this.#language).map((stem) => this.#numberOf(stem));
    this.#ofWord.set(word, numbers);
    return numbers;
  }

  #count(number: number, weight: number, isName: boolean): void {
    const count = this.#counts[number] ?? 0;
    if (count === 0) this.#present.push(number);
    this.#counts[number] = count + weight;
    if (isName) this.#named[number] = true;
  }

  /**
   * Counts the words of a text of the present document.
   * @param weight a whole number
   */
  addText(text: string, weight: number, isName = false): void {
    for (const word of wordsOf(text))
      for (const number of this.#numbersOf(word)) this.#count(number, weight, isName);
  }

  addStems(stems: readonly string[], weight: number): void {
    for (const stem of stems) this.#count(this.#numberOf(stem), weight, false);
  }

  /** Ends the present document. */
  close(): void {
    const document = this.#sizes.length;
    let size = 0;
    for (const stem of this.#present) {
      const count = this.#counts[stem] ?? 0;
      this.#places[stem]?.push(document, 2 * count + Number(this.#named[stem] ?? false));
      size += count;
      this.#counts[stem] = 0;
      this.#named[stem] = false;
    }
    this.#sizes.push(size);
    this.#present = [];
  }

  /** Returns the stems of all documents so far, packed. */
  counted(): CountedStems {
    const placeCount = this.#places.reduce((sum, places) => sum + places.length / 2, 0);
    const starts = new Uint32Array(this.#places.length + 1);
    const documents = new Uint16Array(placeCount);
    const counts = new Uint32Array(placeCount);
    let place = 0;
    for (const [stem, places] of this.#places.entries()) {
      starts[stem] = place;
      for (let at = 0; at < places.length; at += 2) {
        documents[place] = places[at] ?? 0;
        counts[place] = places[at + 1] ?? 0;
        place += 1;
      }
    }
    starts[this.#places.length] = place;
    return { stems: [...this.#numbers.keys()], starts, documents, counts, sizes: this.#sizes };
  }
}
