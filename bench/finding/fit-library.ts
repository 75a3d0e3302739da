import { readFileSync, writeFileSync } from 'node:fs';
import { weighLibrary } from '../../src/domain/composer/library/choose-document.ts';
import {
  acceptedBy,
  acceptedNames,
  type LibraryWeights,
  leastChance,
  rankDocuments,
} from '../../src/domain/composer/library/judge-documents.ts';
import type { LibraryDocument, Shelves } from '../../src/domain/composer/library/library-index.ts';
import type { LibraryRequest } from '../../src/domain/composer/library/request-terms.ts';
import { evidenceNames, type WeighedDocument } from '../../src/domain/composer/library/weigh-documents.ts';
import { openTemplateShelf } from '../../src/server/features/templates/open-template-shelf.ts';
import { openTopicShelf } from '../../src/server/features/topics/open-topic-shelf.ts';
import { type Choice, chanceOf, fitAcceptance, fitRanking, type Sample } from './fit.ts';
import { type LibraryQuery, libraryQueries, requestOf } from './library-queries.ts';

/*
 * `npm run train -- library`: fits how the document of the library that a prompt asks for is found, to the prompts of
 * data/composer and, as prompts that tell their own facts, to those of data/rows; writes library-weights.json.
 * Deterministic.
 */

const folds = 5;
const keep = { rank: 0.001, accept: 0.0005 };
/** How much a document that is only near counts beside the right one. */
const ofNear = 0.4;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const root = new URL('../../', import.meta.url);
const shelves: Shelves = { templates: openTemplateShelf(), topics: openTopicShelf() };

const nameOf = ({ name, head }: LibraryDocument): string => (head ? name : `topic:${name}`);

interface Row {
  readonly query: LibraryQuery;
  readonly request: LibraryRequest;
  readonly weighed: readonly WeighedDocument[];
}
const rows = libraryQueries(
  (file) => readFileSync(new URL(file, root), 'utf8'),
  new URL('data/rows/', root),
).map((query): Row => {
  const request = requestOf(query.prompt);
  return { query, request, weighed: weighLibrary(request, shelves) };
});

const named = (names: readonly string[], values: readonly number[]): LibraryWeights =>
  Object.fromEntries(names.map((name, at) => [name, rounded(values[at] ?? 0)]));

function taken({ query, request, weighed }: Row, rank: LibraryWeights): Sample[] {
  const ranked = rankDocuments(weighed, rank);
  const [best] = ranked;
  if (!best) return [];
  const isRight = [...query.right, ...query.near].includes(nameOf(best.document));
  return [{ values: acceptedBy(ranked, request), isRight, weight: query.weight }];
}

function learn(learned: readonly Row[]): { rank: LibraryWeights; accept: readonly number[] } {
  const choices = learned.flatMap(({ query, weighed }): Choice[] =>
    [
      { names: query.right, weight: query.weight },
      { names: query.near, weight: query.weight * (query.right.length > 0 ? 0 : ofNear) },
    ].flatMap(({ names, weight }) => {
      const options = weighed
        // A near document is no mistake.
        .filter(({ document }) => names === query.near || !query.near.includes(nameOf(document)))
        .map(({ document, evidence }) => ({
          values: evidenceNames.map((name) => evidence[name]),
          isRight: names.includes(nameOf(document)),
        }));
      return weight > 0 && options.some(({ isRight }) => isRight) ? [{ options, weight }] : [];
    }),
  );
  const rank = named(evidenceNames, fitRanking(choices, evidenceNames.length, keep.rank));
  const samples = learned.flatMap((row) => taken(row, rank));
  return { rank, accept: fitAcceptance(samples, acceptedNames.length, keep.accept).map(rounded) };
}

interface Judged {
  readonly query: LibraryQuery;
  readonly how: 'right' | 'near' | 'wrong';
  readonly chance: number;
}

/** Judges each query with weights trained without it. */
const judged = Array.from({ length: folds }, (_, fold) => {
  const { rank, accept } = learn(rows.filter((_, at) => at % folds !== fold));
  return rows
    .filter((_, at) => at % folds === fold)
    .flatMap((row): Judged[] => {
      const ranked = rankDocuments(row.weighed, rank);
      const [best] = ranked;
      if (!best) return [];
      const name = nameOf(best.document);
      const { query, request } = row;
      const how = query.right.includes(name) ? 'right' : query.near.includes(name) ? 'near' : 'wrong';
      return [{ query, how, chance: chanceOf(acceptedBy(ranked, request), accept) }];
    });
}).flat();

const sources = [...new Set(rows.map(({ query }) => query.source))];
function printFrom(name: string, leastFor: (prompt: string) => number): void {
  const said = sources.map((source) => {
    const all = rows.filter(({ query }) => query.source === source).length;
    const kept = judged.filter(
      ({ query, chance }) => query.source === source && chance >= leastFor(query.prompt),
    );
    const share = (how: Judged['how']): number =>
      Math.round((100 * kept.filter((each) => each.how === how).length) / all);
    return `${source} ${share('right')}/${share('near')}/${share('wrong')}`;
  });
  print(`from ${name}, right/near/wrong in percent: ${said.join('; ')}`);
}
for (const least of [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6]) printFrom(least.toFixed(2), () => least);
printFrom('what the composer takes', leastChance);

const { rank, accept } = learn(rows);
const weights = { rank, accept: named([...acceptedNames, 'bias'], accept) };
writeFileSync(
  new URL('src/domain/composer/library/library-weights.json', root),
  `${JSON.stringify(weights, null, 2)}\n`,
);
print(`${rows.length} queries`);
