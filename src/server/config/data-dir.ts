import { resolve } from 'node:path';

export const defaultDataDir = '.octavo';

/** The data folder of an environment, as an absolute path: for the command line, which loads no parser to find it. */
export function readDataDir(env: Readonly<Record<string, string | undefined>>): string {
  return resolve(env.OCTAVO_DATA_DIR?.trim() || defaultDataDir);
}
