import { runNetwork } from '../reader/model/network.ts';
import { type PackedNetwork, type UnpackedNetwork, unpackNetwork } from '../reader/model/network-weights.ts';
import {
  addScores,
  type PackedWeights,
  type SparseWeights,
  unpackWeights,
} from '../reader/model/sparse-weights.ts';
import type { Token } from '../reader/tokenize.ts';
import { TextCache } from '../text-cache.ts';
import { bestPaths, forbidCuts, forbidOverLines, marginals, type Path } from './chain.ts';
import { type RowContext, type RowText, rowContext } from './row-context.ts';
import { bucketCount, rowFeatures } from './row-features.ts';
import { rowInputs } from './row-inputs.ts';
import {
  componentCount,
  type OuterLabel,
  type RowRole,
  tagCount,
  tagMeanings,
  tagScores,
} from './row-labels.ts';
import { rowNetwork } from './row-network.ts';
import packedNetwork from './weights/network.json' with { type: 'json' };
import weights from './weights/rows.json' with { type: 'json' };

/** Words with one label or role. */
export interface Labeled<Name extends string> {
  readonly label: Name;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** From 0 to 1: the least probability of its tokens. */
  readonly confidence: number;
}

/** One entry of a list, from its first word to its last. */
export interface ReadRow {
  readonly start: number;
  readonly end: number;
  readonly parts: readonly Labeled<RowRole>[];
  /** From 0 to 1: how sure its ends are. */
  readonly confidence: number;
}

/** One way to read the rows of a prompt. */
export interface RowReading {
  readonly rows: readonly ReadRow[];
  /** Labeled words outside of rows. */
  readonly others: readonly Labeled<OuterLabel>[];
}

/** The scores of the chain and of the network count half each: their sum would be too sure of itself. */
const share = 0.5;

/** The weights of the reader of rows. */
export interface RowModels {
  readonly chain: SparseWeights;
  readonly network: UnpackedNetwork;
  readonly transitions: Float32Array;
}

interface PackedRowModels {
  readonly chain: PackedWeights & { readonly transitions: readonly number[] };
  readonly network: PackedNetwork;
}

const committed: PackedRowModels = { chain: weights, network: packedNetwork };

export function unpackRowModels(packed: PackedRowModels = committed): RowModels {
  const network = unpackNetwork(packed.network, rowNetwork);
  return {
    chain: unpackWeights(packed.chain, bucketCount),
    network,
    transitions: Float32Array.from(
      packed.chain.transitions,
      (weight, cell) => share * (weight + (network.weights.matrices.transitions?.[cell] ?? 0)),
    ),
  };
}

let models: RowModels | undefined;

function committedModels(): RowModels {
  models ??= unpackRowModels();
  return models;
}

/** Returns the score of every tag at every token. */
function scoreTags(context: RowContext, { chain, network }: RowModels): Float32Array {
  const { tokens, values } = context;
  const { buckets, offsets } = rowFeatures(context);
  const components = new Float32Array(tokens.length * componentCount);
  for (let at = 0; at < tokens.length; at++)
    addScores(chain, buckets, offsets[at] ?? 0, offsets[at + 1] ?? 0, components, at * componentCount);
  const { scores: ofNetwork } = runNetwork(network.weights, rowInputs(context, network.words));
  for (let cell = 0; cell < components.length; cell++)
    components[cell] = share * ((components[cell] ?? 0) + (ofNetwork[cell] ?? 0));
  const scores = tagScores(components, tokens.length);
  forbidOverLines(scores, tokens);
  forbidCuts(scores, values);
  return scores;
}

interface ScoredRows {
  readonly context: RowContext;
  /** By how many are asked for. */
  readonly paths: Map<number, readonly Path[]>;
  readonly scores: Float32Array;
  readonly probabilities: Float64Array;
}

/** Numbers that are kept: the readers of bills, sheets and asides ask about the same words. */
const mostKept = 2_000_000;
const kept = new TextCache<ScoredRows>(mostKept);

function scoreRows(given: RowText, models: RowModels): ScoredRows {
  const context = rowContext(given);
  const scores = scoreTags(context, models);
  const { probabilities } = marginals(scores, models.transitions, context.tokens.length);
  return { context, paths: new Map(), scores, probabilities };
}

/** Returns what the committed weights say of a text. */
const scoredRows = (given: RowText): ScoredRows =>
  kept.getOr(
    `${given.language} ${JSON.stringify(given.spans)} ${given.text}`,
    () => scoreRows(given, committedModels()),
    ({ scores }) => 2 * scores.length,
  );

/** Returns the rows and labeled words that tags say. */
export function readingOf(
  text: string,
  tokens: readonly Token[],
  tags: Int32Array,
  probabilities?: Float64Array,
): RowReading {
  const rows: { start: number; end: number; parts: Labeled<RowRole>[]; confidence: number }[] = [];
  const others: Labeled<OuterLabel>[] = [];
  const sureAt = (at: number): number => probabilities?.[at * tagCount + (tags[at] ?? 0)] ?? 1;
  for (const [at, { start, end }] of tokens.entries()) {
    const meaning = tagMeanings[tags[at] ?? 0];
    if (!meaning) continue;
    if (meaning.beginsRow) rows.push({ start, end, parts: [], confidence: sureAt(at) });
    const row = rows.at(-1);
    if (meaning.isInRow && row) row.end = end;
    const into: Labeled<string>[] = meaning.isInRow && row ? row.parts : others;
    const label = meaning.role ?? meaning.outer;
    if (label === null) continue;
    const last = into.at(-1);
    if (meaning.isFirst || !last)
      into.push({ label, start, end, text: text.slice(start, end), confidence: sureAt(at) });
    else
      into[into.length - 1] = {
        ...last,
        end,
        text: text.slice(last.start, end),
        confidence: Math.min(last.confidence, sureAt(at)),
      };
  }
  return { rows, others };
}

/** What a token may be, with the sums of the probabilities of its tags. */
export interface TokenChances {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** By label outside of rows. */
  readonly outer: Readonly<Partial<Record<OuterLabel, number>>>;
  readonly inRow: number;
}

/** Returns what each token of a prompt may be. Weights other than the committed ones are for training. */
export function rowChances(given: RowText, own?: RowModels): TokenChances[] {
  const { context, probabilities } = own ? scoreRows(given, own) : scoredRows(given);
  const { tokens } = context;
  return tokens.map(({ start, end, text }, at) => {
    const outer: Partial<Record<OuterLabel, number>> = {};
    let inRow = 0;
    for (const [tag, meaning] of tagMeanings.entries()) {
      const chance = probabilities[at * tagCount + tag] ?? 0;
      if (meaning.isInRow) inRow += chance;
      else if (meaning.outer !== null) outer[meaning.outer] = (outer[meaning.outer] ?? 0) + chance;
    }
    return { start, end, text, outer, inRow };
  });
}

/** Maximum number of tokens for which more than one reading is made. */
const mostForChoice = 500;

/** Returns the likeliest readings of the rows of a prompt, best first. */
export function readRows(given: RowText, most = 1): RowReading[] {
  const { context, paths, scores, probabilities } = scoredRows(given);
  const { tokens } = context;
  const n = tokens.length;
  if (n === 0) return [{ rows: [], others: [] }];
  const wanted = n > mostForChoice ? 1 : most;
  const best = paths.get(wanted) ?? bestPaths(scores, committedModels().transitions, n, wanted);
  paths.set(wanted, best);
  return best.map(({ tags }) => readingOf(given.text, tokens, tags, probabilities));
}
