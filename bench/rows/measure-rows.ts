import type { ReaderLanguage } from '../../src/domain/reader/languages.ts';
import { hashText } from '../../src/domain/reader/model/hash.ts';
import { readPrompt } from '../../src/domain/reader/read-prompt.ts';
import { bestPaths, forbidOverLines } from '../../src/domain/rows/chain.ts';
import { type RowReading, readingOf, readRows } from '../../src/domain/rows/read-rows.ts';
import { rowFeatures } from '../../src/domain/rows/row-features.ts';
import { componentCount, tagScores } from '../../src/domain/rows/row-labels.ts';
import { ratios, type Tally } from '../reader/measure.ts';
import { goldRowTags } from './gold-rows.ts';
import type { RowExample } from './read-row-examples.ts';
import { contextOfExample, rowLessons } from './row-lessons.ts';
import { rowPlan } from './row-plan.ts';
import { trainRows } from './train-rows.ts';
import { pieceTexts } from './vary-rows.ts';

export interface RowScores {
  /** Phrases that are right in label, both ends and being in a row, by label. */
  readonly byLabel: Map<string, Tally>;
  readonly all: Tally;
  /** Rows with both ends right, whatever their parts. */
  readonly rows: Tally;
  /** Prompts with rows, and those of them whose rows all have the right names, quantities, prices, days and times. */
  readonly prompts: { right: number; all: number };
}

const createRowScores = (): RowScores => ({
  byLabel: new Map(),
  all: { right: 0, found: 0, there: 0 },
  rows: { right: 0, found: 0, there: 0 },
  prompts: { right: 0, all: 0 },
});

/** Roles that decide what a row says; where a note ends is a matter of taste. */
const telling: ReadonlySet<string> = new Set(['name', 'qty', 'rate', 'amount', 'date', 'time', 'person']);

const keysOf = ({ rows, others }: RowReading): string[] => [
  ...rows.flatMap(({ parts }) => parts.map(({ label, start, end }) => `row ${label}:${start}:${end}`)),
  ...others.map(({ label, start, end }) => `${label}:${start}:${end}`),
];

function count(tally: Tally, wanted: readonly string[], found: readonly string[]): void {
  const there = new Set(wanted);
  tally.there += wanted.length;
  tally.found += found.length;
  tally.right += found.filter((key) => there.has(key)).length;
}

const rowsOf = ({ rows }: RowReading): string =>
  rows
    .map(({ parts }) =>
      parts
        .filter(({ label }) => telling.has(label))
        .map(({ label, text }) => `${label} ${text}`)
        .join('; '),
    )
    .join(' | ');

/** Returns what the marks of a prompt say. */
export function goldReading(example: RowExample): RowReading {
  const { tokens } = contextOfExample(example);
  return readingOf(example.text, tokens, goldRowTags(tokens, example.pieces));
}

function addRowScores(scores: RowScores, gold: RowReading, found: RowReading): void {
  const [wanted, given] = [keysOf(gold), keysOf(found)];
  count(scores.all, wanted, given);
  const names = new Set([...wanted, ...given].map((key) => key.slice(0, key.indexOf(':'))));
  for (const name of names) {
    const tally = scores.byLabel.get(name) ?? { right: 0, found: 0, there: 0 };
    scores.byLabel.set(name, tally);
    const own = (key: string): boolean => key.startsWith(`${name}:`);
    count(tally, wanted.filter(own), given.filter(own));
  }
  const range = ({ parts }: RowReading['rows'][number]): string =>
    `${parts[0]?.start ?? 0}:${parts.at(-1)?.end ?? 0}`;
  count(scores.rows, gold.rows.map(range), found.rows.map(range));
  if (gold.rows.length === 0) return;
  scores.prompts.all++;
  if (rowsOf(gold) === rowsOf(found)) scores.prompts.right++;
}

const read = ({ text, language }: RowExample): RowReading =>
  readRows({ text, language, spans: readPrompt(text, { expected: language }).spans })[0] ?? {
    rows: [],
    others: [],
  };

/** Scores the committed weights on the held-out prompts of some languages. */
export function measureRows(
  examples: readonly RowExample[],
  isMeasured: (language: ReaderLanguage) => boolean,
  onError?: (example: RowExample, found: RowReading) => void,
): RowScores {
  const scores = createRowScores();
  for (const example of examples) {
    if (!example.isHeldOut || !isMeasured(example.language)) continue;
    const [gold, found] = [goldReading(example), read(example)];
    addRowScores(scores, gold, found);
    if (rowsOf(gold) !== rowsOf(found)) onError?.(example, found);
  }
  return scores;
}

/** Measures the value of more data: reads the held-out part with weights from a share of the domains. */
export function rowCurve(examples: readonly RowExample[]): { share: number; f1: number; prompts: number }[] {
  const training = examples.filter(({ isHeldOut }) => !isHeldOut);
  return [0.25, 0.5, 1].map((share) => {
    const part = training.filter(({ domain }) => hashText(`${domain} curve`) % 100 < 100 * share);
    const texts = pieceTexts(part);
    const lessons = part.map((example, at) => rowLessons(example, texts, rowPlan.seed + at));
    const weights = trainRows(lessons, { ...rowPlan, epochs: 8 });
    const scores = createRowScores();
    for (const example of examples) {
      if (!example.isHeldOut) continue;
      const context = contextOfExample(example);
      const { tokens } = context;
      const { buckets, offsets } = rowFeatures(context);
      const components = new Float32Array(tokens.length * componentCount);
      for (let at = 0; at < tokens.length; at++)
        for (let index = offsets[at] ?? 0; index < (offsets[at + 1] ?? 0); index++) {
          const row = weights.rows[buckets[index] ?? 0] ?? -1;
          const into = at * componentCount;
          for (let each = 0; row >= 0 && each < componentCount; each++)
            components[into + each] =
              (components[into + each] ?? 0) + (weights.emissions[row * componentCount + each] ?? 0);
        }
      const emissions = tagScores(components, tokens.length);
      forbidOverLines(emissions, tokens);
      const [best] = bestPaths(emissions, weights.transitions, tokens.length, 1);
      if (best) addRowScores(scores, goldReading(example), readingOf(example.text, tokens, best.tags));
    }
    return {
      share,
      f1: ratios(scores.all).f1,
      prompts: scores.prompts.right / Math.max(1, scores.prompts.all),
    };
  });
}
