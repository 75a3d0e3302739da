import MiniSearch from 'minisearch';
import { kindTitle } from './kind-title.ts';
import type { TemplateHead } from './template.ts';

/** Words that people use for each other. */
const synonyms: readonly (readonly string[])[] = [
  ['cv', 'resume', 'résumé', 'lebenslauf'],
  ['bill', 'invoice', 'rechnung'],
  ['quote', 'estimate', 'offer', 'proposal'],
  ['flyer', 'leaflet', 'handout'],
  ['poster', 'sign', 'notice'],
  ['slides', 'deck', 'presentation'],
  ['agenda', 'schedule', 'program', 'programme', 'timetable'],
  ['vacation', 'holiday', 'trip', 'travel'],
  ['checklist', 'list', 'todo'],
  ['party', 'celebration', 'birthday'],
  ['coupon', 'voucher'],
  ['menu', 'food', 'restaurant'],
];

const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const alike = new Map<string, readonly string[]>();
for (const group of synonyms.map((words) => words.map(fold)))
  for (const word of group) alike.set(word, [...(alike.get(word) ?? []), ...group]);

/** Words of scripts without spaces are indexed as pairs of characters. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function tokensOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}\p{M}]+/u).flatMap((word) => {
    if (word === '' || !unspaced.test(word) || word.length < 3) return word === '' ? [] : [word];
    return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
  });
}

/** Longer queries are cut. */
const longestQuery = 200;

export interface TemplateFinder {
  /** Returns template names, best match first. */
  readonly find: (query: string) => readonly string[];
}

/** Searches templates by title, kind and words, with prefixes, typos and synonyms. */
export function createTemplateFinder(heads: readonly TemplateHead[]): TemplateFinder {
  const index = new MiniSearch<{ id: string; title: string; kind: string; words: string }>({
    fields: ['title', 'kind', 'words'],
    tokenize: tokensOf,
    processTerm: fold,
    searchOptions: {
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { title: 3, kind: 2 },
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  index.addAll(
    heads.map(({ name, title, kind, words }) => ({
      id: name,
      title,
      kind: kindTitle(kind),
      words: words.join(' '),
    })),
  );
  return {
    find(query) {
      const terms = [...new Set(tokensOf(query.slice(0, longestQuery)))];
      if (terms.length === 0) return [];
      // Requires all words first; falls back to any of them.
      for (const combineWith of ['AND', 'OR'] as const) {
        const found = index.search({
          combineWith,
          queries: terms.map((term) => ({
            combineWith: 'OR' as const,
            queries: [term, ...(alike.get(fold(term)) ?? []).filter((other) => other !== fold(term))],
          })),
        });
        if (found.length > 0) return found.map(({ id }) => String(id));
      }
      return [];
    },
  };
}
