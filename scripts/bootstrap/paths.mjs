import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project folder, without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Required Node major version for everything except these scripts. */
export const neededMajor = 24;

/** The Node 24 installed with the packages. */
export const node24 = join(root, 'node_modules', 'node', 'bin', 'node');

/** @param {string[]} parts of a path under the project's folder */
export function inRoot(...parts) {
  return join(root, ...parts);
}
