import { Worker } from 'node:worker_threads';
import { AppError } from '../app-error.ts';

/** Shorter texts are done before a thread has started. */
const worthAThreadCharacters = 512 * 1024;
const deadlineMs = 30_000;
/** Heap of a thread. 20 MB of markup as a tree take 600 MB. */
const heapMb = 1536;

export interface ThreadCall {
  readonly module: string;
  readonly name: string;
  readonly args: readonly unknown[];
}

export type ThreadAnswer = { readonly value: unknown } | { readonly error: string };

/** One at a time in a process: each may take a core and much memory. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Calls an exported function in a thread of its own when the text it works on is long, so that other requests go on
 * meanwhile. Arguments and result are copied, so they must be plain data.
 * @param of.module the module that exports the function under its own name
 * @throws AppError `unprocessable` when it takes too long or too much memory
 */
export function callOffThread<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Result,
  of: { readonly module: URL; readonly length: number },
  ...args: Args
): Promise<Awaited<Result>> {
  if (of.length < worthAThreadCharacters) return Promise.resolve(work(...args));
  const call = { module: of.module.href, name: work.name, args };
  const answer = last.then(() => inThread(call));
  last = answer.catch(() => undefined);
  return answer as Promise<Awaited<Result>>;
}

function inThread(call: ThreadCall): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const tooMuch = (cause?: unknown) =>
    reject(
      new AppError('unprocessable', 'The HTML takes too long to read. Split it into smaller documents.', {
        cause,
      }),
    );
  const worker = new Worker(new URL('./off-thread-worker.ts', import.meta.url), {
    workerData: call,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  const limit = setTimeout(() => tooMuch(), deadlineMs);
  worker.on('message', (answer: ThreadAnswer) => {
    if ('value' in answer) resolve(answer.value);
    else reject(new Error(`${call.name} failed in its thread: ${answer.error}`));
  });
  worker.on('error', (error) => tooMuch(error));
  worker.on('exit', () => tooMuch());
  return promise.finally(() => {
    clearTimeout(limit);
    void worker.terminate();
  });
}
