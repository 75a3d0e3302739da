import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot, node24 } from './paths.mjs';

export const stampFile = inRoot('node_modules', '.octavo-stamp');

/**
 * @param {string} file
 * @returns {string} empty when there is no such file
 */
export function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Returns the stamp of the wanted packages: the lock, the dependencies in package.json, and the platform. */
export function wantedStamp() {
  const asked = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const { dependencies, devDependencies, optionalDependencies, overrides, allowScripts } = asked;
  return createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .update(JSON.stringify([dependencies, devDependencies, optionalDependencies, overrides, allowScripts]))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}

/** Returns whether the locked packages and their Node are installed. Takes a few milliseconds. */
export function isReady() {
  return readIfThere(stampFile) === wantedStamp() && existsSync(node24);
}
