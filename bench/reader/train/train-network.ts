import { type Analysis, analyze } from '../../../src/domain/reader/analyze.ts';
import { firstFollowUpLabel, labels, tagCount } from '../../../src/domain/reader/labels.ts';
import type { Numbers } from '../../../src/domain/reader/model/add-product.ts';
import { forbidOverLines, marginals, tagsInUse } from '../../../src/domain/reader/model/chain.ts';
import { networkInputs, unknownWord } from '../../../src/domain/reader/model/network-inputs.ts';
import { promptNetwork } from '../../../src/domain/reader/model/prompt-network.ts';
import { goldSpans, goldTags } from '../gold-tags.ts';
import type { Example } from '../read-examples.ts';
import { augment, collectSpanTexts } from './augment.ts';
import {
  fitNetwork,
  frequentWords,
  type Loss,
  type NetworkOptions,
  type TrainedNetwork,
} from './fit-network.ts';
import { createRandom } from './random.ts';
import { transitionExcess } from './transition-excess.ts';

const mostWords = 10_000;
const leastCount = 2;

const modeOf = ({ intent }: Example) => (intent ? 'follow-up' : 'prompt');
const analysisOf = (example: Example): Analysis =>
  analyze({ text: example.text, language: example.language, mode: modeOf(example) });

/** Fits the network on the log likelihood of whole sequences of tags, like the chain. */
export function trainNetwork(
  examples: readonly Example[],
  { epochs, seed, onEpoch }: NetworkOptions,
): TrainedNetwork {
  const random = createRandom(seed);
  const texts = collectSpanTexts(examples);
  const hashes = examples.flatMap((example) => [...analysisOf(example).columns.word]);
  const words = frequentWords(hashes, leastCount, mostWords);
  const places = new Map(words.map((key, place) => [key, place]));
  return fitNetwork({
    shape: promptNetwork,
    items: examples,
    lessonOf: (original, epoch) => {
      const example = epoch === 1 ? original : augment(original, texts, random);
      const analysis = analysisOf(example);
      return {
        inputs: networkInputs(analysis, places),
        lossOf: (scores, transitions) => lossOf(example, analysis, scores, transitions),
      };
    },
    epochs,
    tokenCount: hashes.length,
    words,
    unknownWord,
    random,
    ...(onEpoch ? { onEpoch } : {}),
  });
}

/** Returns the loss of a prompt with the gradients of its scores and of the transitions. */
function lossOf(
  example: Example,
  { tokens }: Analysis,
  emissions: Numbers,
  transitionWeights: Float64Array,
): Loss {
  const n = tokens.length;
  const gold = goldTags(tokens, goldSpans(example.pieces));
  const labelCount = example.intent ? labels.length : firstFollowUpLabel;
  const used = tagsInUse(labelCount);
  const scores = Float32Array.from(emissions);
  const transitions = Float32Array.from(transitionWeights);
  forbidOverLines(scores, tokens);
  const { probabilities, forward, backward, factors, logZ } = marginals(scores, transitions, n, labelCount);
  const gradient = new Float64Array(n * tagCount);
  let goldScore = 0;
  for (let at = 0; at < n; at++) {
    const right = gold[at] ?? 0;
    goldScore += scores[at * tagCount + right] ?? 0;
    if (at > 0) goldScore += transitions[(gold[at - 1] ?? 0) * tagCount + right] ?? 0;
    for (const tag of used) {
      const cell = at * tagCount + tag;
      // What was ruled out doesn't depend on the network.
      if (scores[cell] === Math.fround(emissions[cell] ?? 0))
        gradient[cell] = (probabilities[cell] ?? 0) - (tag === right ? 1 : 0);
    }
  }
  return {
    loss: logZ - goldScore,
    scores: gradient,
    transitions: transitionExcess({ transitions, gold, forward, backward, factors, n, used }),
  };
}
