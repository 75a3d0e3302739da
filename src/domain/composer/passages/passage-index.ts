import type { ReaderLanguage } from '../../reader/languages.ts';
import type { TemplateHead } from '../../templates/template.ts';
import type { TemplateShelf } from '../templates/template-index.ts';
import { compoundParts } from '../templates/word-forms.ts';
import { stemOf } from '../topics/search/stems.ts';
import { findingStems, sharedStem } from './passage-stems.ts';

export interface IndexedDocument {
  readonly head: TemplateHead;
  readonly title: ReadonlySet<string>;
  /** Stems of its other search words and of its description. */
  readonly words: ReadonlySet<string>;
}

export interface IndexedPassage {
  readonly document: IndexedDocument;
  /** Its number in the document. */
  readonly at: number;
  readonly heads: readonly string[];
  readonly section: ReadonlySet<string>;
  readonly texts: ReadonlySet<string>;
}

export interface PassageIndex {
  readonly documents: readonly IndexedDocument[];
  /** Returns the passages that have a stem anywhere. */
  readonly holders: (stem: string) => readonly IndexedPassage[];
  /** Returns how rare a stem is, from 0 to 1. */
  readonly rarity: (stem: string) => number;
  /** Returns the stems of a text as the library knows them. */
  readonly stemsOf: (text: string) => readonly string[];
}

const leastRarity = 0.05;
const mostKnown = 20_000;

function buildIndex({ heads, passagesIn }: TemplateShelf, language: ReaderLanguage): PassageIndex {
  const byName = new Map(heads.map((head) => [head.name, head]));
  const documents: IndexedDocument[] = [];
  const held = new Map<string, IndexedPassage[]>();
  const counts = new Map<string, number>();
  for (const { name, at, heads: own, section, texts } of passagesIn?.(language) ?? []) {
    const head = byName.get(name);
    if (!head) continue;
    if (at === null) {
      documents.push({ head, title: new Set(own), words: new Set(texts) });
      continue;
    }
    const document = documents.at(-1);
    if (document?.head !== head) continue;
    const passage = { document, at, heads: own, section: new Set(section), texts: new Set(texts) };
    for (const stem of [...own, ...section, ...texts]) {
      const all = held.get(stem);
      if (all) all.push(passage);
      else held.set(stem, [passage]);
    }
  }
  for (const { title, words } of documents)
    for (const stem of [...title, ...words]) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const most = Math.log(2 * documents.length + 2);
  const rarities = new Map<string, number>();
  const rarity = (stem: string): number => {
    const known = rarities.get(stem);
    if (known !== undefined) return known;
    const inTexts = new Set((held.get(stem) ?? []).map(({ document }) => document)).size;
    const count = Math.max(counts.get(stem) ?? 0, inTexts / 2);
    const found = Math.max(leastRarity, Math.log((documents.length + 1) / (count + 0.5)) / most);
    if (rarities.size < mostKnown) rarities.set(stem, found);
    return found;
  };
  const isKnown = (part: string): boolean => held.has(sharedStem(stemOf(part, language), language));
  return {
    documents,
    holders: (stem) => held.get(stem) ?? [],
    rarity,
    stemsOf: (text) =>
      findingStems(text, language).flatMap((stem) => {
        if (held.has(stem) || counts.has(stem)) return [stem];
        const parts = compoundParts(stem, isKnown, language);
        return parts.length > 0 ? parts.map((part) => sharedStem(stemOf(part, language), language)) : [stem];
      }),
  };
}

const indexes = new WeakMap<TemplateShelf, Map<ReaderLanguage, PassageIndex>>();

/** Returns the index of the passages of one language, built on first use. */
export function passageIndex(shelf: TemplateShelf, language: ReaderLanguage): PassageIndex {
  const known = indexes.get(shelf) ?? new Map<ReaderLanguage, PassageIndex>();
  indexes.set(shelf, known);
  const index = known.get(language) ?? buildIndex(shelf, language);
  known.set(language, index);
  return index;
}
