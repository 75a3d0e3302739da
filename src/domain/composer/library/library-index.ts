import type { ReaderLanguage } from '../../reader/languages.ts';
import { kindTitle } from '../../templates/kind-title.ts';
import type { TemplateHead } from '../../templates/template.ts';
import { keepFor } from '../kept-data.ts';
import type { TemplateShelf } from '../templates/template-index.ts';
import type { TopicShelf } from '../topics/topic-shelf.ts';
import { type CountedStems, libraryStems, StemCounter } from './stem-counter.ts';

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
  /** Its title and search words. */
  readonly names: readonly string[];
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
const mostKnown = 20_000;

/** Samples stay, since they tell what a document is about as well; only the marks of its slots go. */
const marks = /\{\{(?:[\w-]{1,40}:)?|\}\}/g;

const headsIn = ({ heads }: TemplateShelf, language: ReaderLanguage): readonly TemplateHead[] =>
  heads.filter((head) => head.language.split('-')[0] === language);

function addTemplates(shelf: TemplateShelf, language: ReaderLanguage, counter: StemCounter): void {
  for (const head of headsIn(shelf, language)) {
    counter.addText(head.title, worth.title, true);
    counter.addText(head.words.join(' '), worth.words, true);
    counter.addText(kindTitle(head.kind), worth.kind, true);
    const asks = [head.description, ...head.asks, ...head.outline, ...head.readers];
    counter.addText(asks.join(' '), worth.asks);
    counter.addText(shelf.text(head.name).replaceAll(marks, ' '), worth.text);
    counter.close();
  }
}

function addTopics(shelf: TopicShelf, language: ReaderLanguage, counter: StemCounter): void {
  const texts = new Map(shelf.stemsIn(language).map((each) => [each.name, each]));
  for (const { name, names } of shelf.namesIn(language)) {
    const [first = '', ...others] = names;
    counter.addText(first, worth.title, true);
    counter.addText(others.join(' '), worth.words, true);
    counter.addStems(texts.get(name)?.heads ?? [], worth.heads);
    counter.addStems(texts.get(name)?.texts ?? [], worth.text);
    counter.close();
  }
}

function countStems({ templates, topics }: Shelves, language: ReaderLanguage): CountedStems {
  const counter = new StemCounter(language);
  addTemplates(templates, language, counter);
  addTopics(topics, language, counter);
  return counter.counted();
}

/** Returns the documents in the order in which their stems are counted. */
const documentsOf = ({ templates, topics }: Shelves, language: ReaderLanguage): LibraryDocument[] => [
  ...headsIn(templates, language).map((head) => ({
    name: head.name,
    head,
    title: libraryStems(head.title, language),
    names: [head.title, ...head.words],
  })),
  ...topics.namesIn(language).map(({ name, names }) => ({
    name,
    head: null,
    title: libraryStems(names[0] ?? '', language),
    names,
  })),
];

export function buildLibraryIndex(shelves: Shelves, language: ReaderLanguage): LibraryIndex {
  const keep = keepFor(shelves.templates, shelves.topics);
  const {
    stems,
    starts,
    documents: holders,
    counts,
    sizes,
  } = keep(`library-${language}`, () => countStems(shelves, language));
  const documents = documentsOf(shelves, language);
  const numbers = new Map(stems.map((stem, number) => [stem, number]));
  const usual = sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, documents.length);
  const shareIn = (document: number, count: number): number => {
    const length = 1 - byLength + (byLength * (sizes[document] ?? 0)) / usual;
    return (count * (saturation + 1)) / (count + saturation * length);
  };
  const postingsOf = (stem: string): Postings => {
    const number = numbers.get(stem) ?? stems.length;
    const places = [starts[number] ?? 0, starts[number + 1] ?? 0] as const;
    const own = holders.subarray(...places);
    const ownCounts = counts.subarray(...places);
    return {
      documents: own,
      shares: Float32Array.from(own, (document, at) => shareIn(document, (ownCounts[at] ?? 0) >> 1)),
      named: Uint8Array.from(ownCounts, (count) => count & 1),
    };
  };
  // Prompts ask for few of the stems.
  const known = new Map<string, Postings>();
  const find = (stem: string): Postings => {
    const postings = known.get(stem) ?? postingsOf(stem);
    if (known.size < mostKnown) known.set(stem, postings);
    return postings;
  };
  return {
    documents,
    find,
    rarity(stem) {
      const count = find(stem).documents.length;
      return count === 0 ? 0 : Math.log(1 + (documents.length - count + 0.5) / (count + 0.5));
    },
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
