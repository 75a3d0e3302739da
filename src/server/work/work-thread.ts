import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer, ThreadQuestion } from './in-thread.ts';
import { tasks } from './tasks.ts';

/* Runs tasks in sequence, in a thread that is terminated if one takes too long. */

async function answer({ task, input }: ThreadQuestion): Promise<ThreadAnswer> {
  try {
    const work = tasks[task] as (input: unknown) => Promise<unknown>;
    return { value: await work(input) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', async (question: ThreadQuestion) => {
  parentPort?.postMessage(await answer(question));
});
