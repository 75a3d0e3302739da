import { writeFileSync } from 'node:fs';
import { leadOf, rankWeighed } from '../../src/domain/composer/templates/choose-template.ts';
import {
  type Evidence,
  evidenceNames,
  type WeighedTemplate,
  weighTemplates,
} from '../../src/domain/composer/templates/weigh-templates.ts';
import { openTemplateShelf } from '../../src/server/features/templates/open-template-shelf.ts';
import { type Choice, chanceOf, fitAcceptance, fitRanking, type Sample } from './fit.ts';
import { judgedPrompts } from './measure-shelf.ts';
import { trainingQueries } from './read-queries.ts';

/*
 * `npm run train -- templates`: fits the choice of templates to data/composer/template-queries-dev.tsv, to
 * data/composer/shelf-dev.tsv and shelf-lifelike-dev.tsv and to the asks of the templates, and writes
 * src/domain/composer/templates/choosing-weights.json. Each ask is a query against an index without it; with its
 * template removed, it is a query without an answer. Deterministic.
 */

/**
 * The share of chosen templates that must be right or near for prompts as people type them, on held-out folds. Without
 * a template, a prompt that needs writing gets an almost empty page.
 */
const leastPrecision = 0.83;
const folds = 5;
/** Strength of weight decay. */
const keep = { rank: 0.002, accept: 0.002 };
/** Lower-ranked options are ignored. */
const mostOptions = 30;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const valuesOf = (evidence: Evidence): number[] => evidenceNames.map((name) => evidence[name]);
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const named = (values: readonly number[]): Evidence =>
  Object.fromEntries(
    evidenceNames.map((name, at) => [name, rounded(values[at] ?? 0)]),
  ) as unknown as Evidence;

const shelf = openTemplateShelf();
const queries = trainingQueries(
  new URL('../../data/composer/template-queries-dev.tsv', import.meta.url),
  [...judgedPrompts('dev'), ...judgedPrompts('lifelike-dev')].map(({ prompt, right, near }) => ({
    text: prompt,
    wanted: [...right, ...near],
  })),
  shelf,
);
const sizes = { typed: 0, asks: 0 };
for (const { source, share } of queries) sizes[source] += share;
const first: Evidence = { ...named([]), covered: 1, alike: 1, kind: 1, title: 0.5 };
const rows = queries.map((query) => {
  const weighed: readonly WeighedTemplate[] = rankWeighed(
    weighTemplates(query.request, shelf, query.leftOut),
    first,
  ).slice(0, mostOptions);
  return { query, weighed, weight: query.share / sizes[query.source] };
});

function learn(learned: typeof rows): { rank: Evidence; accept: readonly number[] } {
  const choices = learned.flatMap(({ query, weighed, weight }): Choice[] => {
    const options = weighed.map(({ head, evidence }) => ({
      values: valuesOf(evidence),
      isRight: query.wanted.includes(head.name),
    }));
    return options.some(({ isRight }) => isRight) ? [{ options, weight }] : [];
  });
  const rank = named(fitRanking(choices, evidenceNames.length, keep.rank));
  const samples = learned.flatMap((row) => taken(row, rank));
  return { rank, accept: fitAcceptance(samples, evidenceNames.length + 1, keep.accept).map(rounded) };
}

/** Returns the evidence for the best template. */
function taken({ query, weighed, weight }: (typeof rows)[number], rank: Evidence): Sample[] {
  const ranked = rankWeighed(weighed, rank);
  const [best] = ranked;
  if (!best) return [];
  const values = [...valuesOf(best.evidence), leadOf(ranked)];
  return [{ values, isRight: query.wanted.includes(best.head.name), weight }];
}

interface Judged {
  readonly chance: number;
  readonly isRight: boolean;
  readonly weight: number;
  /** Whether it is as people typed it, with the whole shelf. */
  readonly isTyped: boolean;
}

const isTyped = ({ query }: (typeof rows)[number]): boolean => query.source === 'typed' && !query.leftOut;

/** Judges each query with weights trained without it. */
const judged = Array.from({ length: folds }, (_, fold) => {
  const isHere = (_row: unknown, at: number): boolean => at % folds === fold;
  const { rank, accept } = learn(rows.filter((row, at) => !isHere(row, at)));
  return rows.filter(isHere).flatMap((row) =>
    taken(row, rank).map(
      ({ values, isRight, weight }): Judged => ({
        chance: chanceOf(values, accept),
        isRight,
        weight,
        isTyped: isTyped(row),
      }),
    ),
  );
}).flat();

const answered = rows
  .filter(isTyped)
  .reduce((sum, { query, weight }) => sum + (query.wanted.length > 0 ? weight : 0), 0);
function figuresAt(least: number): { precision: number; recall: number } {
  const kept = judged.filter(({ chance, isTyped }) => isTyped && chance >= least);
  const right = kept.reduce((sum, { isRight, weight }) => sum + (isRight ? weight : 0), 0);
  const all = kept.reduce((sum, { weight }) => sum + weight, 0);
  return { precision: all === 0 ? 1 : right / all, recall: right / answered };
}
const leasts = Array.from({ length: 91 }, (_, at) => (at + 5) / 100);
const leastFit = leasts.find((least) => figuresAt(least).precision >= leastPrecision) ?? 0.95;
for (const least of new Set([0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.7, leastFit])) {
  const { precision, recall } = figuresAt(least);
  print(
    `from ${least.toFixed(2)}: precision ${Math.round(precision * 100)} %, recall ${Math.round(recall * 100)} %`,
  );
}

const { rank, accept } = learn(rows);
const weights = {
  rank,
  accept: { ...named(accept), lead: accept[evidenceNames.length], bias: accept[evidenceNames.length + 1] },
  leastFit,
};
const file = new URL('../../src/domain/composer/templates/choosing-weights.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`);
print(`${queries.length} queries, taken from a chance of ${leastFit}`);
