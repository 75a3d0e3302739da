import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { engineVersion } from '../adapters/engine/engine-packages.ts';
import { installEngine, installedEngine } from '../adapters/engine/install-engine.ts';

const cache = fileURLToPath(
  new URL(`../../../node_modules/.cache/octavo-engine-${engineVersion}`, import.meta.url),
);

/**
 * Returns the folder of the real engine, installed once for all runs; null if the package registry can't be
 * reached.
 */
export async function testEngine(): Promise<string | null> {
  if (installedEngine(cache) !== null) return cache;
  const own = `${cache}-${process.pid}`;
  try {
    await installEngine(own, () => undefined, AbortSignal.timeout(5 * 60_000));
    // Another worker may have been faster.
    await rename(own, cache).catch(() => undefined);
  } catch {
    return null;
  } finally {
    await rm(own, { recursive: true, force: true });
  }
  return installedEngine(cache) === null ? null : cache;
}

/** Reason for skipped tests. */
export const noEngine = 'The package registry could not be reached, so the engine was not installed.';
