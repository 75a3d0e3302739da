import type { LibraryIndex } from './library-index.ts';
import type { RequestTerm, WordRole } from './request-terms.ts';

/** Candidates that are weighed. */
const mostWeighed = 30;
/** How far a word said to whoever makes the page counts in the choice of candidates. */
const ofAsides = 0.3;
/** Most of a word that a document can have, by its frequency. */
const mostShare = 2.2;

/** Sums of a document over the words of a prompt. */
export interface Sums {
  readonly document: number;
  readonly score: number;
  telling: number;
  readonly has: Map<WordRole, number>;
  readonly named: Map<WordRole, number>;
  readonly clauses: Map<number, number>;
}

const addTo = <Key>(map: Map<Key, number>, key: Key, by: number): void =>
  void map.set(key, (map.get(key) ?? 0) + by);

const worthOf = ({ role }: RequestTerm): number => (role === 'aside' ? ofAsides : 1);

/** Adds what each document has of the words. Arrays, because most documents have some of a long prompt. */
export function scoresOf(terms: readonly RequestTerm[], index: LibraryIndex): Float64Array {
  const scores = new Float64Array(index.documents.length);
  for (const term of terms) {
    const weight = term.rarity * worthOf(term);
    const { documents, shares } = index.find(term.stem);
    for (const [at, document] of documents.entries())
      scores[document] = (scores[document] ?? 0) + (shares[at] ?? 0) * weight;
  }
  return scores;
}

/** Returns the most that a document has of each clause, by the number of the clause. */
export function clauseBests(terms: readonly RequestTerm[], index: LibraryIndex): Map<number, number> {
  const clauses = [...new Set(terms.flatMap((term) => [...term.clauses]))].sort((one, other) => one - other);
  return new Map(
    clauses.map((clause) => {
      const scores = scoresOf(
        terms.filter((term) => term.clauses.has(clause)).map((term) => ({ ...term, role: 'rest' })),
        index,
      );
      return [clause, scores.reduce((most, score) => Math.max(most, score), 0)];
    }),
  );
}

/** Returns the documents with the highest scores, the best first. */
export function topOf(scores: Float64Array, may: (document: number) => boolean): number[] {
  const found = Array.from(scores, (score, document) => ({ score, document })).filter(
    ({ score }) => score > 0,
  );
  const top: number[] = [];
  for (const { document } of found.sort(
    (one, other) => other.score - one.score || one.document - other.document,
  )) {
    if (top.length === mostWeighed) break;
    if (may(document)) top.push(document);
  }
  return top;
}

/** Returns the sums of some documents, in their order. */
export function sumsOf(
  documents: readonly number[],
  terms: readonly RequestTerm[],
  scores: Float64Array,
  index: LibraryIndex,
): Sums[] {
  const all = new Map(
    documents.map((document): [number, Sums] => [
      document,
      {
        document,
        score: scores[document] ?? 0,
        telling: 0,
        has: new Map(),
        named: new Map(),
        clauses: new Map(),
      },
    ]),
  );
  for (const term of terms) {
    const { stem, role, rarity, clauses } = term;
    const { documents, shares, named } = index.find(stem);
    for (const [at, document] of documents.entries()) {
      const sums = all.get(document);
      if (!sums) continue;
      const share = shares[at] ?? 0;
      addTo(sums.has, role, (share * rarity) / mostShare);
      for (const clause of clauses) addTo(sums.clauses, clause, share * rarity);
      if (!named[at]) continue;
      addTo(sums.named, role, rarity);
      sums.telling = Math.max(sums.telling, rarity * worthOf(term));
    }
  }
  return [...all.values()];
}

/** Returns the highest value of each key. */
export function mostOf<Key>(maps: readonly ReadonlyMap<Key, number>[]): Map<Key, number> {
  const most = new Map<Key, number>();
  for (const map of maps) for (const [key, value] of map) most.set(key, Math.max(most.get(key) ?? 0, value));
  return most;
}
