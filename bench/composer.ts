import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { maxPromptLength } from '../src/contract/chat.ts';
import { createRenderer } from '../src/server/rendering/renderer.ts';
import { pastedCases, promptCases, refinementCases } from './composer/bench-cases.ts';
import { writeContactSheets } from './composer/contact-sheet.ts';
import { heldOutPrompts } from './composer/held-out.ts';
import { fifthHeldOutPrompts } from './composer/held-out-fifth.ts';
import { fourthHeldOutPrompts } from './composer/held-out-fourth.ts';
import { secondHeldOutPrompts } from './composer/held-out-second.ts';
import { thirdHeldOutPrompts } from './composer/held-out-third.ts';
import { median } from './composer/median.ts';
import { type CaseResult, runCase } from './composer/run-case.ts';
import { timeCommandLine } from './composer/time-command-line.ts';
import { timeHostile } from './composer/time-hostile.ts';

/*
 * What the built-in composer makes of prompts, changes and pasted contents: whether each gives a version with every
 * expected fact on it and no finding left, how long it takes, and pictures of all pages to look at.
 *
 *   --set prompts|refinements|pasted|held-out|held-out-second|held-out-third|held-out-fourth|held-out-fifth|hostile|command-line
 *                                               only these
 *   --only PATTERN                              only cases whose text matches
 *   --out DIR                                   where the contact sheets go
 *   --no-sheet, --no-cli                        leaves out the pictures, or the command line's time
 */

const { values: wanted } = parseArgs({
  options: {
    set: { type: 'string' },
    only: { type: 'string' },
    out: { type: 'string', default: path.join(tmpdir(), 'octavo-composer-sheets') },
    'no-sheet': { type: 'boolean', default: false },
    'no-cli': { type: 'boolean', default: false },
  },
});

const sets = {
  prompts: promptCases,
  refinements: refinementCases,
  pasted: pastedCases,
  'held-out': heldOutPrompts.map((entry) => ({ type: 'prompt' as const, ...entry })),
  'held-out-second': secondHeldOutPrompts.map((entry) => ({ type: 'prompt' as const, ...entry })),
  'held-out-third': thirdHeldOutPrompts.map((entry) => ({ type: 'prompt' as const, ...entry })),
  'held-out-fourth': fourthHeldOutPrompts.map((entry) => ({ type: 'prompt' as const, ...entry })),
  'held-out-fifth': fifthHeldOutPrompts.map((entry) => ({ type: 'prompt' as const, ...entry })),
};
const isPicked = (text: string): boolean =>
  wanted.only === undefined || new RegExp(wanted.only, 'iu').test(text);
const say = (line: string) => process.stdout.write(`${line}\n`);

const renderer = createRenderer({
  cacheDir: path.join(import.meta.dirname, '../node_modules/.cache/octavo-browser'),
});
await renderer.warm();
let isGood = true;

function report(name: string, results: readonly CaseResult[]): void {
  for (const { label, faults } of results.filter((result) => result.faults.length > 0)) {
    say(`\n✗ ${label}`);
    for (const fault of faults) say(`    ${fault}`);
  }
  const passed = results.filter(({ faults }) => faults.length === 0).length;
  const made = results.filter(({ hasVersion }) => hasVersion).length;
  const facts = results.reduce((sum, result) => sum + result.factCount, 0);
  const missing = results.reduce((sum, result) => sum + result.missingCount, 0);
  const findings = results.reduce((sum, result) => sum + result.findingCount, 0);
  const composed = median(results.map(({ composeMs }) => composeMs)).toFixed(1);
  const slowest = Math.max(...results.map(({ composeMs }) => composeMs)).toFixed(0);
  isGood &&= passed === results.length;
  say(
    `\n${name.padEnd(12)} ${passed} of ${results.length} good; ${made} versions; ${facts - missing} of ${facts} facts; ${findings} findings; composing ${composed} ms at the median (target 30), ${slowest} at most`,
  );
}

try {
  await mkdir(wanted.out, { recursive: true });
  for (const [name, cases] of Object.entries(sets)) {
    if (wanted.set === undefined ? name.startsWith('held-out') : wanted.set !== name) continue;
    const results: CaseResult[] = [];
    for (const entry of cases) {
      const label = entry.type === 'refinement' ? `${entry.ask} ← ${entry.page}` : entry.prompt;
      if (isPicked(label)) results.push(await runCase(entry, label, renderer, !wanted['no-sheet']));
    }
    if (results.length === 0) continue;
    report(name, results);
    if (!wanted['no-sheet']) {
      const files = await writeContactSheets(
        results.flatMap(({ pictures }) => pictures),
        path.join(wanted.out, name),
        renderer,
      );
      say(`${''.padEnd(12)} pictures: ${files.join(' ')}`);
    }
  }
  if (wanted.set === undefined || wanted.set === 'hostile') {
    for (const size of [700, 6_000, maxPromptLength]) {
      const [slowest, ...others] = timeHostile(size);
      say(
        `${'hostile'.padEnd(12)} ${others.length + 1} texts of ${size.toLocaleString('en')} characters: ${slowest?.ms.toFixed(0)} ms of processor time at most, best of three (target 50), ${slowest?.text}`,
      );
    }
  }
  if (wanted.set === undefined ? !wanted['no-cli'] : wanted.set === 'command-line') {
    const { warm, warmByNpm, alone } = await timeCommandLine();
    const told = (times: readonly number[]): string =>
      `${Math.round(median(times))} ms at the median of ${times.length} (${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))})`;
    say(
      `${'command line'.padEnd(12)} prompt to PDF beside a running Octavo ${told(warm)}, target 400; by npm ${told(warmByNpm)}; alone ${told(alone)}`,
    );
  }
} finally {
  await renderer.close();
}
if (!isGood) process.exitCode = 1;
