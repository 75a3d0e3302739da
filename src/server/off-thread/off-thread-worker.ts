import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadAnswer, ThreadCall } from './call-off-thread.ts';

const { module, name, args } = workerData as ThreadCall;

async function answer(): Promise<ThreadAnswer> {
  try {
    const exported = (await import(module)) as Record<string, (...given: readonly unknown[]) => unknown>;
    return { value: await exported[name]?.(...args) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.postMessage(await answer());
