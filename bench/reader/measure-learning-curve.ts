import { featuresOf } from '../../src/domain/reader/features.ts';
import {
  firstFollowUpLabel,
  isBeginTag,
  isInsideTag,
  labelOfTag,
  labels,
  tagCount,
} from '../../src/domain/reader/labels.ts';
import { bestTags, forbidCuts, forbidOverLines } from '../../src/domain/reader/model/chain.ts';
import { hashText } from '../../src/domain/reader/model/hash.ts';
import { goldSpans } from './gold-tags.ts';
import { addToScores, createScores, ratios, type SpanLike } from './measure.ts';
import type { Example } from './read-examples.ts';
import { epochs, seed } from './train/plan.ts';
import { type ChainWeights, trainChain } from './train/train-chain.ts';

/**
 * Measures the value of more data: reads the held-out part with a labeler trained on a share of the domains.
 */
export function measureLearningCurve(
  examples: readonly Example[],
): { share: number; f1: number; characters: number }[] {
  const training = examples.filter(({ isHeldOut }) => !isHeldOut);
  return [0.25, 0.5, 1].map((share) => {
    const part = training.filter(({ domain }) => hashText(`${domain} curve`) % 100 < 100 * share);
    const weights = trainChain(part, { epochs, seed });
    const scores = createScores();
    for (const example of examples)
      if (example.isHeldOut) addToScores(scores, goldSpans(example.pieces), label(example, weights));
    return {
      share,
      f1: ratios(scores.all).f1,
      characters: scores.characters.right / scores.characters.there,
    };
  });
}

function label(
  { text, language, intent }: Example,
  { rows, emissions, transitions }: ChainWeights,
): SpanLike[] {
  const { tokens, values, buckets, offsets } = featuresOf({
    text,
    language,
    mode: intent ? 'follow-up' : 'prompt',
  });
  const scores = new Float32Array(tokens.length * tagCount);
  for (let at = 0; at < tokens.length; at++)
    for (let index = offsets[at] ?? 0; index < (offsets[at + 1] ?? 0); index++) {
      const row = rows[buckets[index] ?? 0] ?? -1;
      if (row < 0) continue;
      for (let tag = 0; tag < tagCount; tag++)
        scores[at * tagCount + tag] =
          (scores[at * tagCount + tag] ?? 0) + (emissions[row * tagCount + tag] ?? 0);
    }
  forbidOverLines(scores, tokens);
  forbidCuts(scores, values);
  const labelCount = intent ? labels.length : firstFollowUpLabel;
  const tags = bestTags(scores, transitions, tokens.length, labelCount);
  const spans: { label: number; start: number; end: number }[] = [];
  for (const [at, { start, end }] of tokens.entries()) {
    const tag = tags[at] ?? 0;
    const last = spans[spans.length - 1];
    if (isBeginTag(tag)) spans.push({ label: labelOfTag(tag), start, end });
    else if (isInsideTag(tag) && last) last.end = end;
  }
  return spans;
}
