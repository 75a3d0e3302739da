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
import { SetupError } from './setup-error.mjs';

/** Everything the built web app follows from. */
const sources = ['src/web', 'src/contract', 'src/domain', 'vite.config.ts', 'package-lock.json'];
const builtFolder = inRoot('dist', 'web');
const stampFile = inRoot('dist', 'web-stamp');

/**
 * All files at or below a path, in a fixed order; tests are no part of the web app.
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

function wantedStamp() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesBelow)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function isFresh() {
  return (
    existsSync(join(builtFolder, 'index.html')) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === wantedStamp()
  );
}

/** Builds beside the old build and swaps, so that a server running from it never meets a half-empty folder. */
async function build() {
  const stamp = wantedStamp();
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
  if (code !== 0) throw new SetupError('The web app could not be built.', output);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(builtFolder)) renameSync(builtFolder, old);
  renameSync(fresh, builtFolder);
  writeFileSync(stampFile, stamp);
  rmSync(old, { recursive: true, force: true });
}

/**
 * Builds the web app into dist/web where its sources have changed since the last build.
 * @param {import('./progress.mjs').Progress} progress
 */
export async function ensureWebBuild(progress) {
  if (isFresh()) return;
  await oneAtATime('web-build', progress, async () => {
    if (!isFresh()) await progress.step('Building the web app', build);
  });
}
