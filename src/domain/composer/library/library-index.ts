import type { ReaderLanguage } from '../../reader/languages.ts';
import { kindTitle } from '../../templates/kind-title.ts';
import type { TemplateHead } from '../../templates/template.ts';
import { type TemplateShelf, termsOf } from '../templates/template-index.ts';
import { stemOf } from '../topics/search/stems.ts';
import type { TopicShelf } from '../topics/topic-shelf.ts';

/** The documents that the composer can write from. */
export interface Shelves {
  readonly templates: TemplateShelf;
  readonly topics: TopicShelf;
}

/** A topic or a template; `head` is null for a topic. */
export interface LibraryDocument {
  readonly name: string;
  readonly head: TemplateHead | null;
  /** Stems of its title. */
  readonly title: readonly string[];
}

/** The documents that have a stem. Typed arrays, because a library has more than a million of these places. */
export interface Postings {
  /** Numbers of the documents. */
  readonly documents: Uint16Array;
  /** For each document, the saturated frequency of the stem in all fields: the factor of BM25, below 2.2. */
  readonly shares: Float32Array;
  /** For each document, 1 if its title, its search words or its kind have it. */
  readonly named: Uint8Array;
}

export interface LibraryIndex {
  readonly documents: readonly LibraryDocument[];
  readonly find: (stem: string) => Postings;
  /** Returns how rare a stem is: the inverse document frequency of BM25; that of an unknown word is 0. */
  readonly rarity: (stem: string) => number;
}

/** Weights of the fields (BM25F): what a document is called says more than what it tells. */
const worth = { title: 5, words: 4, kind: 2, heads: 2, asks: 2, text: 1 };
/** The usual constants of BM25: how soon a repeated word says no more, and how much long documents are marked down. */
const saturation = 1.2;
const byLength = 0.3;

/** Returns the stems of the words of a text that say something. */
export const libraryStems = (text: string, language: ReaderLanguage): string[] =>
  termsOf(text, language)
    .filter((term) => !/^\p{N}+$/u.test(term))
    .map((term) => stemOf(term, language));

interface Fields {
  readonly document: LibraryDocument;
  readonly counts: ReadonlyMap<string, number>;
  readonly named: ReadonlySet<string>;
}

/** Counts weighed stems. */
class Counter {
  readonly counts = new Map<string, number>();

  add(stems: readonly string[], weight: number): void {
    for (const stem of stems) this.counts.set(stem, (this.counts.get(stem) ?? 0) + weight);
  }
}

/** Samples stay, since they tell what a document is about as well; only the marks of its slots go. */
const marks = /\{\{(?:[\w-]{1,40}:)?|\}\}/g;

function ofTemplates({ heads, text }: TemplateShelf, language: ReaderLanguage): Fields[] {
  return heads
    .filter((head) => head.language.split('-')[0] === language)
    .map((head) => {
      const stems = (words: string): string[] => libraryStems(words, language);
      const title = stems(head.title);
      const words = stems(head.words.join(' '));
      const kind = stems(kindTitle(head.kind));
      const counter = new Counter();
      counter.add(title, worth.title);
      counter.add(words, worth.words);
      counter.add(kind, worth.kind);
      counter.add(stems([head.description, ...head.asks].join(' ')), worth.asks);
      counter.add(stems(text(head.name).replaceAll(marks, ' ')), worth.text);
      return {
        document: { name: head.name, head, title },
        counts: counter.counts,
        named: new Set([...title, ...words, ...kind]),
      };
    });
}

function ofTopics(shelf: TopicShelf, language: ReaderLanguage): Fields[] {
  const texts = new Map(shelf.stemsIn(language).map((each) => [each.name, each]));
  return shelf.namesIn(language).map(({ name, names: [first = '', ...others] }) => {
    const title = libraryStems(first, language);
    const words = libraryStems(others.join(' '), language);
    const counter = new Counter();
    counter.add(title, worth.title);
    counter.add(words, worth.words);
    counter.add(texts.get(name)?.heads ?? [], worth.heads);
    counter.add(texts.get(name)?.texts ?? [], worth.text);
    return {
      document: { name, head: null, title },
      counts: counter.counts,
      named: new Set([...title, ...words]),
    };
  });
}

interface Places {
  readonly documents: number[];
  readonly shares: number[];
  readonly named: number[];
}

const packed = ({ documents, shares, named }: Places): Postings => ({
  documents: Uint16Array.from(documents),
  shares: Float32Array.from(shares),
  named: Uint8Array.from(named),
});
const nowhere = packed({ documents: [], shares: [], named: [] });

export function buildLibraryIndex(shelves: Shelves, language: ReaderLanguage): LibraryIndex {
  const all = [...ofTemplates(shelves.templates, language), ...ofTopics(shelves.topics, language)];
  const sizes = all.map(({ counts }) => [...counts.values()].reduce((sum, count) => sum + count, 0));
  const usual = sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length);
  const held = new Map<string, Places>();
  for (const [document, { counts, named }] of all.entries()) {
    const length = 1 - byLength + (byLength * (sizes[document] ?? 0)) / usual;
    for (const [stem, count] of counts) {
      const places = held.get(stem) ?? { documents: [], shares: [], named: [] };
      held.set(stem, places);
      places.documents.push(document);
      places.shares.push((count * (saturation + 1)) / (count + saturation * length));
      places.named.push(Number(named.has(stem)));
    }
  }
  const postings = new Map(Array.from(held, ([stem, places]) => [stem, packed(places)]));
  const rarity = (stem: string): number => {
    const count = postings.get(stem)?.documents.length ?? 0;
    return count === 0 ? 0 : Math.log(1 + (all.length - count + 0.5) / (count + 0.5));
  };
  return {
    documents: all.map(({ document }) => document),
    find: (stem) => postings.get(stem) ?? nowhere,
    rarity,
  };
}

const indexes = new WeakMap<TemplateShelf, WeakMap<TopicShelf, Map<ReaderLanguage, LibraryIndex>>>();

/** Returns the index of one language, built on first use. */
export function libraryIndex(shelves: Shelves, language: ReaderLanguage): LibraryIndex {
  const ofTemplates = indexes.get(shelves.templates) ?? new WeakMap();
  indexes.set(shelves.templates, ofTemplates);
  const known: Map<ReaderLanguage, LibraryIndex> = ofTemplates.get(shelves.topics) ?? new Map();
  ofTemplates.set(shelves.topics, known);
  const index = known.get(language) ?? buildLibraryIndex(shelves, language);
  known.set(language, index);
  return index;
}
