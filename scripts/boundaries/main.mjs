import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { inRoot, root } from '../bootstrap/paths.mjs';
import { readImports } from './read-imports.mjs';
import { findBreaches } from './rules.mjs';

/**
 * Prints one line per import that violates the architecture boundaries, and fails if there are any. Needs the
 * packages.
 */
const folders = ['src', 'migrations', 'scripts', 'bench', 'e2e'];

const files = folders
  .filter((folder) => existsSync(inRoot(folder)))
  .flatMap((folder) => readdirSync(inRoot(folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
  .map((entry) => relative(root, `${entry.parentPath}/${entry.name}`).split(sep).join('/'))
  .sort();
const imports = files.flatMap((file) => readImports(file, readFileSync(inRoot(file), 'utf8')));
const breaches = findBreaches(imports);

for (const breach of breaches) console.error(breach);
console.log(`${files.length} files, ${imports.length} imports, ${breaches.length} breaches.`);
process.exitCode = breaches.length > 0 ? 1 : 0;
