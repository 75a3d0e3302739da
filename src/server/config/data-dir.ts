import { resolve } from 'node:path';

export const defaultDataDir = '.octavo';

/**
 * Returns the data folder of an environment as an absolute path. For the command line, which doesn't load the
 * settings parser.
 */
export function readDataDir(env: Readonly<Record<string, string | undefined>>): string {
  return resolve(env.OCTAVO_DATA_DIR?.trim() || defaultDataDir);
}
