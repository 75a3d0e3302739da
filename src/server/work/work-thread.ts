import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
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

// Threads don't inherit the cache of main.ts. Tasks load their code later, so all of it is cached.
enableCompileCache(fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)));
const loaded = new Set<string>();

/** Saves the code that a task loaded on its first use, because a terminated thread saves nothing. */
function keepCompiled(task: string): void {
  if (loaded.has(task)) return;
  loaded.add(task);
  flushCompileCache();
}

parentPort?.on('message', async (question: ThreadQuestion) => {
  parentPort?.postMessage(await answer(question));
  keepCompiled(question.task);
});
