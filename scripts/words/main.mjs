import { readdirSync, readFileSync, statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot, root } from '../bootstrap/paths.mjs';
import { findCodeGaps, findErrorGaps } from './find-error-gaps.mjs';
import { findMissing, findUnused } from './find-faults.mjs';
import { findLiterals } from './find-literals.mjs';
import { readCatalogue } from './read-catalogue.mjs';

/**
 * Prints the messages that a language lacks, those that nothing uses, and the texts of the web app outside the
 * catalog. Prints the errors of the server that have no message, too. Fails if there are any. Needs the packages.
 */

/** @param {string} path */
function codeFilesBelow(path) {
  if (!statSync(inRoot(path)).isDirectory()) return [path];
  return readdirSync(inRoot(path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, `${entry.parentPath}/${entry.name}`).split(sep).join('/'));
}

const read = (/** @type {string} */ file) => readFileSync(inRoot(file), 'utf8');

const catalogue = await readCatalogue();
const sources = ['src/web', 'src/server', 'src/domain/composer', 'vite.draw-pages.ts']
  .flatMap(codeFilesBelow)
  .map(read);
const missing = findMissing(catalogue);
const unused = findUnused(catalogue.english, sources);
const literals = codeFilesBelow('src/web').flatMap((file) =>
  findLiterals(file, read(file)).map(({ line, text }) => `${file}:${line} has a text: ${text}`),
);

const { errorCodes } = await import(pathToFileURL(inRoot('src/contract/error-codes.ts')).href);
const errors = catalogue.english.find(({ area }) => area === 'errors')?.messages ?? {};
const gaps = [
  ...findCodeGaps(errorCodes, errors),
  ...codeFilesBelow('src/server').flatMap((file) => findErrorGaps(file, read(file), errors)),
];

for (const line of [...missing, ...unused, ...literals, ...gaps]) console.error(line);
const count = catalogue.english.reduce((sum, { messages }) => sum + Object.keys(messages).length, 0);
const languages = new Set(catalogue.others.map(({ language }) => language)).size + 1;
console.log(
  `${count} messages in ${languages} languages: ${missing.length} missing, ${unused.length} unused, ${literals.length} texts of the web app outside the catalog, ${gaps.length} errors of the server without a message.`,
);
process.exitCode = missing.length + unused.length + literals.length + gaps.length > 0 ? 1 : 0;
