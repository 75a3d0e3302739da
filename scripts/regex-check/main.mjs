import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative, sep } from 'node:path';
import { check } from 'recheck';
import { inRoot, root } from '../bootstrap/paths.mjs';
import { isSuperLinear } from './growth.mjs';
import { readExpressions } from './read-expressions.mjs';

/** @typedef {import('./read-expressions.mjs').Expression} Expression */

/*
 * Prints one line per regular expression in src/ that may take more than linear time, and fails if there are
 * any. `proven.json` holds the hashes of expressions that were found linear, so that only new ones are
 * analyzed, which takes a minute for all. A run adds new ones to it, to be committed. `--all` (in the full run)
 * believes nothing and analyzes them all again.
 */

/** Enough for all expressions; a timeout counts as unknown, which fails. */
const timeoutMs = 120_000;
const atOnce = 2;
/**
 * Expressions that are not proven linear, each with the reason why it is safe. `text` is the expression as
 * written in the file. An unused entry fails the check.
 * @type {readonly { file: string, text: string, reason: string }[]}
 */
const exceptions = JSON.parse(readFileSync(inRoot('scripts/regex-check/exceptions.json'), 'utf8'));

/** Test helpers, which never run in production. */
const boundedFolders = ['src/server/testing/'];

const provenFile = inRoot('scripts/regex-check/proven.json');
const isFull = process.argv.includes('--all');
const { version } = createRequire(import.meta.url)('recheck/package.json');

/** @param {Expression} expression */
const keyOf = ({ source, flags }) =>
  createHash('sha256').update(`${version}/${source}/${flags}`).digest('base64url').slice(0, 22);

/** @returns {Set<string>} */
function readProven() {
  return new Set(JSON.parse(readFileSync(provenFile, 'utf8')));
}

/** @param {Expression} expression @returns {Promise<string | null>} what is wrong with it */
async function faultOf({ source, flags }) {
  if (source === null) return 'is put together at run time';
  // The checker doesn't support `v`; without v-only syntax, `u` is equivalent.
  const result = await check(source, flags.replace('v', 'u'), { timeout: timeoutMs, randomSeed: 1 });
  if (result.status === 'safe') return null;
  if (result.status === 'unknown') return `could not be analyzed: ${result.error.kind}`;
  const { checker, complexity, attack } = result;
  // Fuzzing counts the steps of a simpler engine, so it is only a suspicion; an automaton is a proof.
  const isSuspicion = checker === 'fuzz' && complexity.type === 'polynomial';
  if (isSuspicion && !isSuperLinear(new RegExp(source, flags), attack)) return null;
  return `takes ${complexity.summary} time on ${attack.pattern}`;
}

const files = readdirSync(inRoot('src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .filter(({ name }) => !/\.(?:test|test-data|d)\.tsx?$/.test(name) && !name.startsWith('test-'))
  .map((entry) => relative(root, `${entry.parentPath}/${entry.name}`).split(sep).join('/'))
  .filter((file) => !boundedFolders.some((folder) => file.startsWith(folder)))
  .sort();
const expressions = files.flatMap((file) => readExpressions(file, readFileSync(inRoot(file), 'utf8')));
const isExcepted = (/** @type {Expression} */ { file, text }) =>
  exceptions.some((exception) => exception.file === file && exception.text === text);
const checked = expressions.filter((expression) => !isExcepted(expression));

const known = isFull ? new Set() : readProven();
const linear = new Set(checked.map(keyOf).filter((key) => known.has(key)));
const open = [...new Map(checked.map((each) => [keyOf(each), each])).values()].filter(
  (expression) => !linear.has(keyOf(expression)),
);
/** @type {Map<string, string>} */
const faults = new Map();
async function work() {
  for (let next = open.pop(); next; next = open.pop()) {
    const fault = await faultOf(next);
    if (fault === null) linear.add(keyOf(next));
    else faults.set(keyOf(next), fault);
  }
}
await Promise.all(Array.from({ length: atOnce }, work));
const written = `${JSON.stringify([...linear].sort(), null, 2)}\n`;
if (written !== readFileSync(provenFile, 'utf8')) writeFileSync(provenFile, written);

const stale = exceptions.filter(
  ({ file, text }) => !expressions.some((each) => each.file === file && each.text === text),
);
for (const expression of checked) {
  const fault = faults.get(keyOf(expression));
  if (fault !== undefined)
    console.error(`${expression.file}:${expression.line}: ${expression.text} ${fault}`);
}
for (const { file, text } of stale) console.error(`${file}: the exception for ${text} is no longer needed`);
console.log(`${expressions.length} expressions, ${exceptions.length} exceptions, ${faults.size} findings.`);
// The checker's own child process would keep this one alive.
process.exit(faults.size + stale.length > 0 ? 1 : 0);
