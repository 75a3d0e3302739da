import { readFileSync, writeFileSync } from 'node:fs';
import { readFacts } from '../../src/domain/composer/facts/read-facts.ts';
import { readRequest } from '../../src/domain/composer/facts/read-request.ts';
import { topicWordsOf } from '../../src/domain/composer/topics/lexicon/index.ts';
import { requestEvidence } from '../../src/domain/composer/topics/match-topic.ts';
import { readWords } from '../../src/domain/composer/topics/request-words.ts';
import {
  acceptedBy,
  acceptedNames,
  rankTopics,
} from '../../src/domain/composer/topics/search/judge-topics.ts';
import { buildTopicIndex, type TopicIndex } from '../../src/domain/composer/topics/search/topic-index.ts';
import { evidenceNames, weighTopics } from '../../src/domain/composer/topics/search/weigh-topics.ts';
import { isOwnPage } from '../../src/domain/composer/topics/topic-or-template.ts';
import { topicPrompts } from '../../src/domain/composer/topics/topic-prompts.test-data.ts';
import type { ReaderLanguage } from '../../src/domain/reader/languages.ts';
import { openTopicShelf } from '../../src/server/features/topics/open-topic-shelf.ts';
import { type Choice, chanceOf, fitAcceptance, fitRanking, type Sample } from './fit.ts';
import { judgedPrompts } from './measure-shelf.ts';

/*
 * `npm run train -- topics`: fits how topics are found to data/composer, and writes finding-weights.json. Each prompt
 * about a topic is also one without an answer, when its topic is left out. Deterministic.
 */

/** The share of topics taken that must be right in cross-validation, where half of the prompts have no topic. */
const leastPrecision = 0.93;
const folds = 5;
const keep = { rank: 0.001, accept: 0.0005 };

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const root = new URL('../../', import.meta.url);
const readFile = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const cells = (file: string): string[][] =>
  readFile(file)
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));

interface Query {
  readonly prompt: string;
  /** The topics that answer it, if there are any. */
  readonly wanted: readonly string[];
  /** Topics that may be taken, but needn't. */
  readonly near?: readonly string[];
  readonly weight: number;
  /** Weight of the query without its topic. */
  readonly left: number;
}

const lifelike = new Set(judgedPrompts('lifelike-dev').map(({ prompt }) => prompt));
const ofNone = (name: string): string[] => (name === '-' ? [] : [name]);
const topicsOf = (names: readonly string[]): string[] =>
  names.filter((name) => name.startsWith('topic:')).map((name) => name.slice('topic:'.length));
const queries: readonly Query[] = [
  ...cells('data/composer/topics/natural-dev.tsv').map(([, name = '-', prompt = '']): Query => {
    const wanted = ofNone(name);
    return { prompt, wanted, weight: wanted.length > 0 ? 1 : 2, left: 0.4 };
  }),
  ...cells('data/composer/topic-queries-dev.tsv').map(
    ([prompt = '', name = '-']): Query => ({ prompt, wanted: ofNone(name), weight: 0.7, left: 0.2 }),
  ),
  ...[...judgedPrompts('dev'), ...judgedPrompts('lifelike-dev')].map(({ prompt, right, near }): Query => {
    const [wanted, others] = [topicsOf(right), topicsOf(near)];
    // A document of another kind may be right where a topic is near.
    const isNear = right.length === 0 && others.length > 0;
    // People type as in the lifelike ones.
    const worth = lifelike.has(prompt) ? 0.6 : 1;
    return {
      prompt,
      wanted: isNear ? others : wanted,
      near: others,
      weight: isNear ? 0.5 * worth : worth,
      left: 0.4 * worth,
    };
  }),
  ...topicPrompts('asked-dev', 8, readFile).map(
    ({ prompt, topic }): Query => ({ prompt, wanted: topic ? [topic] : [], weight: 0.2, left: 0.05 }),
  ),
  ...['template-queries-dev.tsv', 'bills.txt', 'lists.txt'].flatMap((file) =>
    cells(`data/composer/${file}`).map(
      (row): Query => ({
        prompt: (file === 'bills.txt' ? row.at(-1) : row[0]) ?? '',
        wanted: [],
        weight: 0.4,
        left: 0,
      }),
    ),
  ),
  ...topicPrompts('others-dev', 16, readFile).map(
    ({ prompt }): Query => ({ prompt, wanted: [], weight: 0.4, left: 0 }),
  ),
];

const shelf = openTopicShelf();
const indexes = new Map<ReaderLanguage, TopicIndex>();
const indexOf = (language: ReaderLanguage): TopicIndex => {
  const known =
    indexes.get(language) ??
    buildTopicIndex(shelf.namesIn(language), () => shelf.stemsIn(language), language);
  indexes.set(language, known);
  return known;
};

const rows = queries.flatMap(({ prompt, wanted, near = [], weight, left }) => {
  const { text, reading } = readRequest(prompt, { today: '2026-11-22' });
  const { language, spans } = reading;
  const words = topicWordsOf(language);
  if (!words) return [];
  const index = indexOf(language);
  const facts = readFacts(text, reading);
  const request = { text, language, spans, kind: facts.kind, isOwnPage: isOwnPage(facts) };
  const read = readWords(request, words);
  const weighed = weighTopics(text, read, words, language, index);
  const evidence = requestEvidence(read, request, words);
  const isKnown = wanted.some((name) => index.topics.some((topic) => topic.name === name));
  if (wanted.length > 0 && !isKnown) return [];
  const nameOf = (topic: number): string => index.topics[topic]?.name ?? '';
  const mayBe = (topic: number): boolean => [...wanted, ...near].includes(nameOf(topic));
  const others = weighed.filter(({ topic }) => !mayBe(topic));
  const row = { prompt, wanted, weighed, evidence, weight, nameOf };
  if (wanted.length === 0) return [{ ...row, weighed: others }];
  const own = weighed.filter(({ topic }) => wanted.includes(nameOf(topic)) || !mayBe(topic));
  return [
    { ...row, weighed: own },
    ...(left > 0 ? [{ ...row, wanted: [], weighed: others, weight: left }] : []),
  ];
});

type Row = (typeof rows)[number];
type Ranking = Readonly<Record<string, number>>;
const named = (names: readonly string[], values: readonly number[]): Ranking =>
  Object.fromEntries(names.map((name, at) => [name, rounded(values[at] ?? 0)]));

/** Returns the evidence for the best topic. */
function taken({ weighed, evidence, wanted, weight, nameOf }: Row, rank: Ranking): Sample[] {
  const ranked = rankTopics(weighed, rank);
  const [best] = ranked;
  if (!best) return [];
  return [{ values: acceptedBy(ranked, evidence), isRight: wanted.includes(nameOf(best.topic)), weight }];
}

function learn(learned: readonly Row[]): { rank: Ranking; accept: readonly number[] } {
  const choices = learned.flatMap(({ weighed, wanted, weight, nameOf }): Choice[] => {
    const options = weighed.map(({ topic, evidence }) => ({
      values: evidenceNames.map((name) => evidence[name]),
      isRight: wanted.includes(nameOf(topic)),
    }));
    return options.some(({ isRight }) => isRight) ? [{ options, weight }] : [];
  });
  const rank = named(evidenceNames, fitRanking(choices, evidenceNames.length, keep.rank));
  const samples = learned.flatMap((row) => taken(row, rank));
  return { rank, accept: fitAcceptance(samples, acceptedNames.length, keep.accept).map(rounded) };
}

/** Judges each query with weights trained without it. */
const judged = Array.from({ length: folds }, (_, fold) => {
  const isHere = (row: Row): boolean =>
    queries.findIndex(({ prompt }) => prompt === row.prompt) % folds === fold;
  const { rank, accept } = learn(rows.filter((row) => !isHere(row)));
  return rows.filter(isHere).flatMap((row) =>
    taken(row, rank).map(({ values, isRight, weight }) => ({
      chance: chanceOf(values, accept),
      isRight,
      weight,
      row,
    })),
  );
}).flat();

function figuresAt(
  least: number,
  among: (prompt: string) => boolean = () => true,
): { precision: number; recall: number } {
  const asked = rows.reduce(
    (sum, { prompt, wanted, weight }) => sum + (wanted.length > 0 && among(prompt) ? weight : 0),
    0,
  );
  const kept = judged.filter(({ chance, row }) => chance >= least && among(row.prompt));
  const sum = (some: typeof judged): number => some.reduce((all, { weight }) => all + weight, 0);
  const right = sum(kept.filter(({ isRight }) => isRight));
  return { precision: kept.length === 0 ? 1 : right / sum(kept), recall: right / asked };
}
const leasts = Array.from({ length: 91 }, (_, at) => (at + 5) / 100);
// Of lifelike prompts only a few documents are judged right, so that other good answers count as wrong.
const isTyped = (prompt: string): boolean => !lifelike.has(prompt);
const leastChance = leasts.find((least) => figuresAt(least, isTyped).precision >= leastPrecision) ?? 0.95;
for (const least of new Set([0.3, 0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.8, leastChance])) {
  const said = [() => true, (prompt: string) => lifelike.has(prompt)].map((among) => {
    const { precision, recall } = figuresAt(least, among);
    return `precision ${Math.round(precision * 100)} %, recall ${Math.round(recall * 100)} %`;
  });
  print(`from ${least.toFixed(2)}: ${said.join('; of lifelike prompts ')}`);
}
const { rank, accept } = learn(rows);
const weights = { rank, accept: named([...acceptedNames, 'bias'], accept), leastChance };
const file = new URL('src/domain/composer/topics/search/finding-weights.json', root);
writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`);
print(`${queries.length} queries, taken from a chance of ${leastChance}`);
if (process.argv.includes('--misses'))
  for (const { row, isRight, chance } of judged)
    if (row.weight >= 0.2 && (chance >= leastChance ? !isRight : row.wanted.length > 0)) {
      const best = row.nameOf(rankTopics(row.weighed, rank)[0]?.topic ?? -1);
      print(`  ${chance.toFixed(2)} wanted ${row.wanted.join(' ') || '-'}, best ${best}: ${row.prompt}`);
    }
