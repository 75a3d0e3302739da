import { readFileSync } from 'node:fs';
import { inRoot } from '../bootstrap/paths.mjs';

/**
 * One line of the final table. `part` is what --only selects; `report` names the file that counts its tests, and a
 * step without one counts as a single test.
 * @typedef {'static' | 'unit' | 'browser'} Part
 * @typedef {{ name: string, part: Part, command: string[], env?: NodeJS.ProcessEnv, report?: string, needs?: string }} Step
 */

/** @param {string} path of a tool inside node_modules */
const tool = (path) => inRoot('node_modules', path);

/** Uses the configurations referenced by tsconfig.json, so that new ones are checked automatically. */
function typeChecks() {
  /** @type {{ references: { path: string }[] }} */
  const { references } = JSON.parse(readFileSync(inRoot('tsconfig.json'), 'utf8'));
  return references.map(({ path }) => {
    const name = /tsconfig\.(.+)\.json/.exec(path)?.[1] ?? path;
    // Incremental: the next check looks only at changed files.
    const kept = inRoot('node_modules', '.cache', 'octavo', `types-${name}.tsbuildinfo`);
    return {
      name: `types: ${name}`,
      part: /** @type {const} */ ('static'),
      command: [
        tool('typescript/bin/tsc'),
        '-p',
        inRoot(path),
        '--pretty',
        // More checkers finish sooner on idle cores, but check shared types again: twice the processor time.
        '--checkers',
        '1',
        '--incremental',
        '--tsBuildInfoFile',
        kept,
      ],
    };
  });
}

/** Failed tests are retried once, so that a rare flake doesn't fail the run. The run lists such tests. */
const retries = 1;

/**
 * Room for young objects, in MB. Tests and the servers under test make many; with Node's default, collecting them
 * takes a seventh of the processor time.
 */
const nodeOptions = ['--max-semi-space-size=64', process.env.NODE_OPTIONS].join(' ').trim();

const webBuildName = 'web app builds';

/**
 * Lanes run in parallel; the steps of a lane run in sequence. Unit tests take about as long as everything else.
 * @param {string} results folder for the reports
 * @param {boolean} isFull
 * @returns {{ lanes: Step[][], afterwards: Step[] }}
 */
export function stepList(results, isFull) {
  const unitReport = `${results}/unit.json`;
  const browserReport = `${results}/browser.json`;
  return {
    lanes: [
      [
        { name: webBuildName, part: 'browser', command: [inRoot('scripts/test-run/build-web.mjs')] },
        {
          name: 'lint and format',
          part: 'static',
          command: [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'],
        },
        ...typeChecks(),
        {
          name: 'import boundaries',
          part: 'static',
          command: [inRoot('scripts/boundaries/main.mjs')],
        },
        {
          name: 'regular expressions take linear time',
          part: 'static',
          command: [inRoot('scripts/regex-check/main.mjs'), ...(isFull ? ['--all'] : [])],
        },
        {
          name: 'texts are in the catalogue',
          part: 'static',
          command: [inRoot('scripts/words/main.mjs')],
        },
        // Depends on newly published advisories, so it can fail in CI for a commit that passed locally.
        ...(process.env.CI
          ? [
              {
                name: 'no known vulnerabilities',
                part: /** @type {const} */ ('static'),
                command: [inRoot('scripts/audit.mjs')],
              },
            ]
          : []),
        {
          name: 'nothing unused',
          part: 'static',
          command: [
            tool('knip/bin/knip.js'),
            '--no-progress',
            '--cache',
            '--cache-location',
            inRoot('node_modules', '.cache', 'octavo', 'knip'),
          ],
        },
        {
          name: 'browser tests',
          part: 'browser',
          command: [
            tool('@playwright/test/cli.js'),
            'test',
            '--forbid-only',
            `--retries=${retries}`,
            '--reporter=list,json',
          ],
          env: {
            PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
            NODE_OPTIONS: nodeOptions,
            // Node loads the tests itself, and every worker what another one has compiled.
            PW_DISABLE_TS_ESM: '1',
            NODE_COMPILE_CACHE: inRoot('.cache', 'compiled'),
          },
          report: browserReport,
          needs: webBuildName,
        },
      ],
      [
        {
          name: 'unit and route tests',
          part: 'unit',
          command: [
            tool('vitest/vitest.mjs'),
            'run',
            '--allowOnly=false',
            `--retry=${retries}`,
            '--reporter=default',
            '--reporter=json',
            `--reporter=${inRoot('scripts/test-run/unit-files-reporter.mjs')}`,
            `--outputFile.json=${unitReport}`,
          ],
          env: { OCTAVO_TEST_UNIT_FILES: `${results}/unit-files.json`, NODE_OPTIONS: nodeOptions },
          report: unitReport,
        },
      ],
    ],
    afterwards: [
      {
        name: 'tests name every specification row',
        part: 'static',
        command: [inRoot('scripts/spec.mjs'), '--check', results],
      },
    ],
  };
}
