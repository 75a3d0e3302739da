import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns the content of a JSON file, or undefined if it doesn't exist.
 * @param {string} path
 */
export function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
