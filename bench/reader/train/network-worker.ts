import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { Example } from '../read-examples.ts';
import type { NetworkOptions, TrainedNetwork } from './fit-network.ts';
import { trainNetwork } from './train-network.ts';

interface Work extends Omit<NetworkOptions, 'onEpoch'> {
  readonly examples: readonly Example[];
}

type Message = { readonly epoch: number; readonly loss: number } | { readonly network: TrainedNetwork };

/** Trains the network in a thread of its own. */
export function trainNetworkBeside(
  examples: readonly Example[],
  { epochs, seed, onEpoch }: NetworkOptions,
): Promise<TrainedNetwork> {
  return new Promise((resolve, reject) => {
    const work: Work = { examples, epochs, seed };
    const worker = new Worker(new URL(import.meta.url), { workerData: work });
    worker.on('message', (message: Message) => {
      if ('network' in message) resolve(message.network);
      else onEpoch?.(message.epoch, message.loss);
    });
    worker.on('error', reject);
  });
}

if (parentPort) {
  const { examples, ...options }: Work = workerData;
  const send = (message: Message): void => parentPort?.postMessage(message);
  send({
    network: trainNetwork(examples, { ...options, onEpoch: (epoch, loss) => send({ epoch, loss }) }),
  });
}
