import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns the content of a JSON file, undefined where there is none.
 * @param {string} path
 */
export function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
