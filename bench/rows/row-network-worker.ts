import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { NetworkOptions, TrainedNetwork } from '../reader/train/fit-network.ts';
import type { RowExample } from './read-row-examples.ts';
import { type ChainLesson, type NetworkLesson, rowLessons } from './row-lessons.ts';
import { trainRowNetwork } from './train-row-network.ts';
import { pieceTexts } from './vary-rows.ts';

interface Work extends Omit<NetworkOptions, 'onEpoch'> {
  readonly examples: readonly RowExample[];
}

type Message =
  | { readonly chain: readonly ChainLesson[][] }
  | { readonly epoch: number; readonly loss: number }
  | { readonly network: TrainedNetwork };

interface Prepared {
  readonly chain: ChainLesson[][];
  readonly network: NetworkLesson[][];
}

/** Prepares every second prompt, starting with `first`. */
function prepare({ examples, seed }: Work, first: number): Prepared {
  const texts = pieceTexts(examples);
  const prepared: Prepared = { chain: [], network: [] };
  for (let at = first; at < examples.length; at += 2) {
    const example = examples[at];
    if (!example) continue;
    const lessons = rowLessons(example, texts, seed + at);
    prepared.chain.push(lessons.map(({ tokens, gold, features }) => ({ tokens, gold, features })));
    prepared.network.push(
      lessons.map(({ tokens, gold, inputs, words }) => ({ tokens, gold, inputs, words })),
    );
  }
  return prepared;
}

/** Puts both halves in the order of the prompts. */
const joined = <Each>(even: readonly Each[], odd: readonly Each[]): Each[] =>
  even.flatMap((each, at) => [each, ...odd.slice(at, at + 1)]);

interface InTraining {
  readonly lessons: readonly ChainLesson[][];
  readonly network: Promise<TrainedNetwork>;
}

/** Trains the network in a thread of its own. Both threads prepare half of the prompts. */
export async function trainRowNetworkBeside(
  examples: readonly RowExample[],
  { epochs, seed, onEpoch }: NetworkOptions,
): Promise<InTraining> {
  const work: Work = { examples, epochs, seed };
  const worker = new Worker(new URL(import.meta.url), { workerData: work });
  const failed = new Promise<never>((_, reject) => worker.on('error', reject));
  let take: (chain: readonly ChainLesson[][]) => void = () => undefined;
  let finish: (network: TrainedNetwork) => void = () => undefined;
  const others = new Promise<readonly ChainLesson[][]>((resolve) => (take = resolve));
  const network = new Promise<TrainedNetwork>((resolve) => (finish = resolve));
  worker.on('message', (message: Message) => {
    if ('chain' in message) take(message.chain);
    else if ('network' in message) finish(message.network);
    else onEpoch?.(message.epoch, message.loss);
  });
  const own = prepare(work, 0);
  // Buffers are handed over, not copied: they are large.
  worker.postMessage(
    own.network,
    own.network.flatMap((lessons) => lessons.map(({ inputs }) => inputs.rows.buffer as ArrayBuffer)),
  );
  const lessons = joined(own.chain, await Promise.race([others, failed]));
  return { lessons, network: Promise.race([network, failed]) };
}

const port = parentPort;
if (port) {
  const work: Work = workerData;
  const send = (message: Message, buffers: ArrayBuffer[] = []): void => port.postMessage(message, buffers);
  const { chain, network } = prepare(work, 1);
  send(
    { chain },
    chain.flatMap((lessons) => lessons.map(({ features }) => features.buckets.buffer as ArrayBuffer)),
  );
  port.once('message', (even: readonly NetworkLesson[][]) => {
    const { epochs, seed } = work;
    const onEpoch = (epoch: number, loss: number): void => send({ epoch, loss });
    send({ network: trainRowNetwork(joined(even, network), { epochs, seed, onEpoch }) });
  });
}
