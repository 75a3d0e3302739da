import type { CardShelf } from '../../cards/card-shelf.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import { kindTitle } from '../../templates/kind-title.ts';
import type { Template, TemplateHead } from '../../templates/template.ts';
import { saysSomething } from '../facts/small-words.ts';
import { type Keeping, keepFor } from '../kept-data.ts';
import { findKind } from '../page/find-kind.ts';
import type { KindId } from '../page/kinds.ts';
import type { PassageStems } from '../passages/passage-table.ts';
import { compoundParts, isOneWord, isSlip, stemLength } from './word-forms.ts';

/** The templates available to the composer. */
export interface TemplateShelf {
  readonly heads: readonly TemplateHead[];
  readonly read: (name: string) => Template | null;
  /** The document source without its header; empty if there is none. */
  readonly text: (name: string) => string;
  /** What the passages of all documents of a language are found by; none if they aren't indexed. */
  readonly passagesIn?: (language: string) => readonly PassageStems[];
  /** What is known of occupations, places and events, from which general pages are filled. */
  readonly cards?: CardShelf;
  /** Keeps what is built of the library between starts. */
  readonly keeping?: Keeping;
}

export interface IndexedTemplate {
  readonly head: TemplateHead;
  readonly kind: KindId | null;
  readonly titleTerms: readonly string[];
}

/** An example prompt of a template, or its description. */
export interface IndexedAsk {
  /** Number of the template. */
  readonly number: number;
  /** Index in the template's example prompts; -1 for the description. */
  readonly at: number;
  readonly terms: readonly string[];
}

/** A term with its similarity (0 to 1) to the templates and asks that contain it or a form of it. */
export interface FoundTerm {
  /** Higher for rarer words. */
  readonly weight: number;
  /** By template number. */
  readonly likeness: ReadonlyMap<number, number>;
  /** By ask number. */
  readonly asks: ReadonlyMap<number, number>;
}

export interface TemplateIndex {
  readonly templates: readonly IndexedTemplate[];
  readonly asks: readonly IndexedAsk[];
  readonly find: (term: string) => FoundTerm;
  /** Returns the total weight of an ask's terms. */
  readonly weightOf: (ask: number) => number;
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Pairs of these are of two words: kanji or katakana beside hiragana, a Chinese particle, a counted number. */
const ofTwoWords =
  /^(?:\p{Script=Hiragana}[^\p{Script=Hiragana}]|[^\p{Script=Hiragana}]\p{Script=Hiragana})$|[的了和与或给吗呢们\p{N}]/u;

/** Returns the character pairs that may belong to one word. */
const pairsOf = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)).filter(
    (pair) => !ofTwoWords.test(pair),
  );

function termsOfWord(word: string, language: ReaderLanguage): readonly string[] {
  if (word === '' || !saysSomething(word, language)) return [];
  return unspaced.test(word) && word.length > 2 ? pairsOf(word) : [fold(word)];
}

/** A library repeats its words: a few ten thousand different ones in a million. */
const mostWords = 100_000;
const longestWord = 40;
const termsOfWords = new Map<ReaderLanguage, Map<string, readonly string[]>>();

export const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}\p{M}]+/u);

/** Returns the content words, folded; character pairs in scripts without spaces. */
export function termsOf(text: string, language: ReaderLanguage): string[] {
  const known = termsOfWords.get(language) ?? new Map<string, readonly string[]>();
  termsOfWords.set(language, known);
  const all: string[] = [];
  for (const word of wordsOf(text)) {
    const found = known.get(word);
    const terms = found ?? termsOfWord(word, language);
    if (!found && known.size < mostWords && word.length <= longestWord) known.set(word, terms);
    for (const term of terms) all.push(term);
  }
  return all;
}

/** Returns whether a word is a name, a number or a code, which no template is about. */
export function isProper(text: string, at: number, word: string, language: ReaderLanguage): boolean {
  if (unspaced.test(word)) return false;
  if (/\d/.test(word)) return true;
  const isCapital = /^\p{Lu}/u.test(word);
  const before = text.slice(Math.max(0, at - 20), at);
  const opens = before.trim() === '' || before.includes('\n') || /[.!?:]$/.test(before.trimEnd());
  return isCapital && !opens && language !== 'de';
}

const askTerms = (text: string, language: ReaderLanguage): string[] => {
  const words = Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)).filter(
    ({ 0: word, index }) => !isProper(text, index, word, language),
  );
  return [...new Set(words.flatMap(({ 0: word }) => termsOf(word, language)))];
};

export const otherForm = 0.9;
const slip = 0.7;
const partOfCompound = 0.6;
/** Cap on the weight of rare words; in a small library, rarity beyond this is noise. */
export const mostWeight = 3.5;
/** Weight of words that no template contains, scaled down for small libraries. */
const unknownShare = 0.6;
const mostKnown = 5000;

/** A number in a title says nothing by itself. */
const isNumber = /^\p{N}+$/u;

/** Weight of a word in the document's text, relative to a word in the template's name. */
const inText = 0.2;
const oftenInText = 0.35;
/** How much a word in an ask counts toward its frequency. */
const inAsk = 0.5;

/** Counts the terms of a document outside its samples. */
function textTerms(markdown: string, language: ReaderLanguage): Map<string, number> {
  const counts = new Map<string, number>();
  const own = markdown.replaceAll(/\{\{[^{}]{0,2000}\}\}/g, ' ').replaceAll(/\{[^{}\n]{0,500}\}/g, ' ');
  for (const term of termsOf(own, language)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** For each term, the numbers that have it and its share in each, in turn. */
type HeldNumbers = Map<string, number[]>;

/** Maps each term to the numbers that have it; a number that was held twice counts with its highest share. */
class Holders {
  readonly #of: HeldNumbers;

  constructor(of: HeldNumbers = new Map()) {
    this.#of = of;
  }

  /** What is held, as data. */
  get held(): HeldNumbers {
    return this.#of;
  }

  hold(term: string, number: number, share: number): void {
    const held = this.#of.get(term);
    if (held) held.push(number, share);
    else this.#of.set(term, [number, share]);
  }

  has(term: string): boolean {
    return this.#of.has(term);
  }

  terms(): readonly string[] {
    return [...this.#of.keys()];
  }

  /** Adds the holders of a term to `found`, scaled by the term's similarity to the query. */
  addTo(found: Map<number, number>, term: string, like: number): void {
    const held = this.#of.get(term) ?? [];
    for (let at = 0; at < held.length; at += 2) {
      const number = held[at] ?? -1;
      const share = (held[at + 1] ?? 0) * like;
      if (share > (found.get(number) ?? 0)) found.set(number, share);
    }
  }
}

/** What takes long to read: the terms of all templates. */
interface TemplateTerms {
  readonly asks: readonly IndexedAsk[];
  readonly names: HeldNumbers;
  readonly inAsks: HeldNumbers;
}

const mayMatch = (head: TemplateHead, language: ReaderLanguage): boolean =>
  head.outline.length === 0 && head.language.split('-')[0] === language;

function readTerms({ heads: all, text }: TemplateShelf, language: ReaderLanguage): TemplateTerms {
  const heads = all.filter((head) => mayMatch(head, language));
  const asks = heads.flatMap(({ asks: own, description }, number) =>
    [description, ...own].map(
      (ask, at): IndexedAsk => ({ number, at: at - 1, terms: askTerms(ask, language) }),
    ),
  );
  const names = new Holders();
  const inAsks = new Holders();
  for (const [number, head] of heads.entries())
    for (const term of termsOf([head.title, kindTitle(head.kind), ...head.words].join(' '), language))
      names.hold(term, number, 1);
  for (const [number, { terms }] of asks.entries()) for (const term of terms) inAsks.hold(term, number, 1);
  const isKnown = (term: string): boolean => names.has(term) || inAsks.has(term);
  for (const holders of [names, inAsks])
    for (const term of holders.terms())
      for (const part of compoundParts(term, isKnown, language)) {
        const held = new Map<number, number>();
        holders.addTo(held, term, partOfCompound);
        for (const [number, share] of held) holders.hold(part, number, share);
      }
  for (const [number, head] of heads.entries())
    for (const [term, count] of textTerms(text(head.name), language))
      names.hold(term, number, count > 1 ? oftenInText : inText);
  return { asks, names: names.held, inAsks: inAsks.held };
}

function buildIndex(shelf: TemplateShelf, language: ReaderLanguage): TemplateIndex {
  const templates = shelf.heads
    .filter((head) => mayMatch(head, language))
    .map(
      (head): IndexedTemplate => ({
        head,
        kind: head.format.startsWith('slides')
          ? 'deck'
          : (findKind([kindTitle(head.kind)], 'en') ?? findKind([head.title], language)),
        titleTerms: termsOf(head.title, language).filter((term) => !isNumber.test(term)),
      }),
    );
  const keep = keepFor(shelf);
  const terms = keep(`templates-${language}`, () => readTerms(shelf, language));
  const { asks } = terms;
  const names = new Holders(terms.names);
  const inAsks = new Holders(terms.inAsks);
  const isKnown = (term: string): boolean => names.has(term) || inAsks.has(term);
  const byStem = new Map<string, string[]>();
  for (const term of new Set([...names.terms(), ...inAsks.terms()])) {
    const stem = term.slice(0, stemLength);
    const near = byStem.get(stem);
    if (near) near.push(term);
    else byStem.set(stem, [term]);
  }
  /** Returns other forms of the term with their similarity. */
  const formsOf = (term: string): (readonly [string, number])[] => {
    const near = byStem.get(term.slice(0, stemLength)) ?? [];
    const forms = near
      .filter((other) => isOneWord(term, other))
      .map((form) => [form, form === term ? 1 : otherForm] as const);
    const parts = compoundParts(term, isKnown, language).map((part) => [part, partOfCompound] as const);
    if (forms.length + parts.length > 0) return [...forms, ...parts];
    // 'Houseplant' matches 'house plants' in the library.
    const joined = language === 'en' ? compoundParts(term, isKnown, 'de') : [];
    if (joined.length === 2) return joined.map((part) => [part, partOfCompound] as const);
    return near.filter((other) => isSlip(term, other)).map((form) => [form, slip] as const);
  };
  const known = new Map<string, FoundTerm>();
  const lookUp = (term: string): FoundTerm => {
    const likeness = new Map<number, number>();
    const found = new Map<number, number>();
    for (const [form, like] of formsOf(term)) {
      names.addTo(likeness, form, like);
      inAsks.addTo(found, form, like);
    }
    const having = new Map(likeness);
    for (const [ask, like] of found) {
      const number = asks[ask]?.number ?? -1;
      having.set(number, Math.max(having.get(number) ?? 0, like * inAsk));
    }
    const held = [...having.values()].reduce((sum, share) => sum + share, 0);
    const weight = Math.log((templates.length + 1) / (held + 0.5));
    const unknown = unknownShare * Math.log(templates.length + 1);
    return {
      weight: Math.max(0, Math.min(weight, mostWeight, having.size === 0 ? unknown : mostWeight)),
      likeness,
      asks: found,
    };
  };
  const find = (term: string): FoundTerm => {
    const found = known.get(term) ?? lookUp(term);
    if (known.size < mostKnown) known.set(term, found);
    return found;
  };
  const weights = new Map<number, number>();
  const weightOf = (ask: number): number => {
    const weight =
      weights.get(ask) ?? (asks[ask]?.terms ?? []).reduce((sum, term) => sum + find(term).weight, 0);
    weights.set(ask, weight);
    return weight;
  };
  return { templates, asks, find, weightOf };
}

const indexes = new WeakMap<TemplateShelf, Map<ReaderLanguage, TemplateIndex>>();

/** Returns the template index of one language, built on first use. */
export function templateIndex(shelf: TemplateShelf, language: ReaderLanguage): TemplateIndex {
  const known = indexes.get(shelf) ?? new Map<ReaderLanguage, TemplateIndex>();
  indexes.set(shelf, known);
  const index = known.get(language) ?? buildIndex(shelf, language);
  known.set(language, index);
  return index;
}
