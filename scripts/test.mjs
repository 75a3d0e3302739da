import './bootstrap/node-version.mjs';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

/**
 * `npm test`: runs all checks, also from a fresh clone. The last line is `N passed, N failed`.
 *   --only static|unit|browser   one part; its results do not replace those of the last full run
 *   --full                       includes slow tests (npm run test:full)
 */
// Imported dynamically, because an older Node lacks it and would fail before printing the version message.
const { parseArgs } = await import('node:util');
const { setUp } = await import('./bootstrap/set-up.mjs');
const { inRoot } = await import('./bootstrap/paths.mjs');
const { secondsSince } = await import('./bootstrap/progress.mjs');
const { cleanEnvironment } = await import('./test-run/clean-environment.mjs');
const { installPackages, wantedPrograms } = await import('./test-run/install-packages.mjs');
const { runSteps } = await import('./test-run/run-steps.mjs');
const { stepList } = await import('./test-run/step-list.mjs');
const { resultTable } = await import('./test-run/result-table.mjs');
const { secondTries, secondTriesList } = await import('./test-run/second-tries.mjs');
const { slowestFiles, slowestTable } = await import('./test-run/slowest-files.mjs');

const parts = ['static', 'unit', 'browser'];

function readOptions() {
  const usage = 'Usage: npm test [-- --only static|unit|browser] [-- --full]';
  try {
    const { values } = parseArgs({ options: { only: { type: 'string' }, full: { type: 'boolean' } } });
    if (values.only === undefined || parts.includes(values.only)) return values;
  } catch {
    // Unknown option: prints the usage.
  }
  console.error(usage);
  process.exit(2);
}

const { only, full } = readOptions();
const startedAt = Date.now();
for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143 })) {
  process.on(signal, () => process.exit(code));
}
await setUp({ output: process.stdout });
if (full) await installPackages(wantedPrograms, console.log);

const results = inRoot('test-results', only ? 'part' : 'last-full-run');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const environment = {
  ...cleanEnvironment(process.env),
  ...(full && { OCTAVO_TEST_FULL: '1' }),
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
};
const { lanes, afterwards } = stepList(results, full === true);
const isWanted = (/** @type {import('./test-run/step-list.mjs').Step} */ step) => !only || step.part === only;
const steps = await runSteps(
  { lanes: lanes.map((lane) => lane.filter(isWanted)), afterwards: afterwards.filter(isWanted) },
  environment,
);

const total = (/** @type {'passed' | 'failed'} */ kind) => steps.reduce((sum, step) => sum + step[kind], 0);
const summary = { passed: total('passed'), failed: total('failed') };
const slowest = slowestFiles(results);
const tries = secondTries(results);
writeFileSync(
  `${results}/summary.json`,
  JSON.stringify(
    {
      ...summary,
      finishedAt: new Date().toISOString(),
      isSlowIncluded: full === true,
      steps,
      slowest,
      secondTries: tries,
    },
    null,
    2,
  ),
);
console.log(`\n${resultTable(steps)}`);
if (tries.length > 0) console.log(`\n${secondTriesList(tries)}`);
if (slowest.length > 0) console.log(`\nThe slowest files:\n${slowestTable(slowest)}`);
console.log(`\nIn ${secondsSince(startedAt)}.`);
console.log(`${summary.passed} passed, ${summary.failed} failed`);
process.exitCode = summary.failed > 0 ? 1 : 0;
