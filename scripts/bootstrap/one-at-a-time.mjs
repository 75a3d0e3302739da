import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from './paths.mjs';
import { say } from './say.mjs';

const folder = inRoot('.cache');
const recheckAfterMs = 200;

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * @param {string} file
 * @returns {number} 0 when the file has gone in the meantime
 */
function readOwner(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

/**
 * Acquires the lock file, also if its owner died.
 * @param {string} file
 * @returns {number} 0 when it is ours, else the process that holds it
 */
function takeOrSeeOwner(file) {
  const claim = `${file}.${process.pid}`;
  writeFileSync(claim, `${process.pid}`);
  try {
    // A link is created atomically with its content, so no process reads a partial owner.
    linkSync(claim, file);
    return 0;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  } finally {
    rmSync(claim, { force: true });
  }
  const owner = readOwner(file);
  if (owner > 0 && isAlive(owner)) return owner;
  rmSync(file, { force: true });
  return takeOrSeeOwner(file);
}

/**
 * Runs `work` under a lock per name and checkout, so that two concurrent starts on a fresh clone don't
 * install into the same folder.
 * @template T
 * @param {string} name
 * @param {import('./progress.mjs').Progress} progress
 * @param {() => Promise<T>} work it should look first whether the other process has done it already
 * @returns {Promise<T>}
 */
export async function oneAtATime(name, progress, work) {
  mkdirSync(folder, { recursive: true });
  const file = inRoot('.cache', `${name}.lock`);
  const owner = takeOrSeeOwner(file);
  if (owner) {
    await progress.step(say('waiting', { process: owner }), async () => {
      while (takeOrSeeOwner(file)) await wait(recheckAfterMs);
    });
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
