import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Of Node, for everything of ours but these scripts. */
export const neededMajor = 24;

/** The Node 24 that comes with the packages. */
export const node24 = join(root, 'node_modules', 'node', 'bin', 'node');

/** @param {string[]} parts of a path under the project's folder */
export function inRoot(...parts) {
  return join(root, ...parts);
}
