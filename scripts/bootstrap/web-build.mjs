import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { inRoot, node24, root } from './paths.mjs';
import { runToEnd } from './run-to-end.mjs';
import { say } from './say.mjs';
import { SetupError } from './setup-error.mjs';

/** All inputs of the web build. */
const sources = [
  'src/web',
  'src/contract',
  'src/domain',
  'src/words',
  'templates',
  'vite.config.ts',
  'vite.draw-pages.ts',
  'vite.words.ts',
  'package-lock.json',
];
const builtFolder = inRoot('dist', 'web');
const stampFile = inRoot('dist', 'web-stamp');

/** All inputs of the sample page pictures. */
const sampleSources = [
  'src/domain',
  'src/server/rendering',
  'src/server/chat/turn',
  'src/server/cli',
  'package-lock.json',
];
const samplesFolder = inRoot('dist', 'samples');
const samplesStampFile = inRoot('dist', 'samples-stamp');

/**
 * Returns all files at or below a path, sorted, without tests.
 * @param {string} path relative to the project's folder
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!existsSync(inRoot(path))) return [];
  if (!statSync(inRoot(path)).isDirectory()) return [path];
  return readdirSync(inRoot(path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

/** @param {string[]} paths */
function stampOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} made a file that the work leaves behind
 * @param {string} stamp
 * @param {string[]} paths
 */
function isFresh(made, stamp, paths) {
  return existsSync(made) && existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(paths);
}

const isWebFresh = () => isFresh(join(builtFolder, 'index.html'), stampFile, sources);
const areSamplesFresh = () => isFresh(samplesFolder, samplesStampFile, sampleSources);

/** Builds into a temporary folder and swaps, so that a running server never sees an incomplete build. */
async function build() {
  const stamp = stampOf(sources);
  const fresh = inRoot('dist', 'web-next');
  const old = inRoot('dist', 'web-old');
  mkdirSync(inRoot('dist'), { recursive: true });
  const { code, output } = await runToEnd(node24, [
    inRoot('node_modules', 'vite', 'bin', 'vite.js'),
    'build',
    '--outDir',
    fresh,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ]);
  if (code !== 0) throw new SetupError(say('buildFailed'), output);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(builtFolder)) renameSync(builtFolder, old);
  renameSync(fresh, builtFolder);
  writeFileSync(stampFile, stamp);
  rmSync(old, { recursive: true, force: true });
}

/** Renders the landing page's sample pages with the composer and renderer of this checkout. */
async function drawSamples() {
  const stamp = stampOf(sampleSources);
  const { code, output } = await runToEnd(node24, [inRoot('src/server/cli/draw-samples.ts'), samplesFolder]);
  if (code !== 0) throw new SetupError(say('drawingFailed'), output);
  writeFileSync(samplesStampFile, stamp);
}

/**
 * Builds the web app into dist/web and its sample pages into dist/samples, if their sources changed.
 * @param {import('./progress.mjs').Progress} progress
 */
export async function ensureWebBuild(progress) {
  if (isWebFresh() && areSamplesFresh()) return;
  await oneAtATime('web-build', progress, async () => {
    if (!isWebFresh()) await progress.step(say('building'), build);
    if (!areSamplesFresh()) await progress.step(say('drawing'), drawSamples);
  });
}
