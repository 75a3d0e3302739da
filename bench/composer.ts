import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { maxPromptLength } from '../src/contract/chat.ts';
import { drawPages } from './composer/draw-pages.ts';
import { findTemplates } from './composer/find-templates.ts';
import { findTopics } from './composer/find-topics.ts';
import { goldBills, goldExamples, goldPage } from './composer/gold-pages.ts';
import { type MadePage, makePage, readPrompts } from './composer/make-pages.ts';
import { scoreFacts } from './composer/score-facts.ts';
import { scoreReading } from './composer/score-reading.ts';
import { timeCommandLine } from './composer/time-command-line.ts';
import { timeHostile } from './composer/time-hostile.ts';
import { median } from './median.ts';

/*
 * Evaluates the built-in composer: whether every phrase of a prompt is on its page, the number of placeholders and
 * sample texts left, findings, time, and pictures of all pages for review.
 *
 *   --prompts FILE   one prompt per line, `⏎` for a line break; default data/composer/prompts.txt
 *   --out DIR        output folder for contact sheets and pages (`NUMBER-PAGE.png`, `prompts.txt`)
 *   --faults CHECK   of the set of facts, prints the faults of one check
 *   --set NAME       prompts, gold-rows, reading, facts, templates, topics, hostile or command-line; default all but gold-rows
 *   --most NUMBER    number of marked prompts to draw; default 60
 *   --kinds PATTERN  draws only marked prompts whose kind matches, case ignored, like 'invoice|quote'
 *   --after NUMBER   leaves out that many marked prompts at first
 *   --read           draws the pages that the composer makes of the marked prompts without their marks
 *   --no-sheet       makes no pictures
 */

const { values: wanted } = parseArgs({
  options: {
    prompts: { type: 'string', default: path.join(import.meta.dirname, '../data/composer/prompts.txt') },
    out: { type: 'string', default: path.join(tmpdir(), 'octavo-composer') },
    set: { type: 'string' },
    'no-sheet': { type: 'boolean', default: false },
    faults: { type: 'string' },
    most: { type: 'string', default: '60' },
    kinds: { type: 'string', default: '.' },
    after: { type: 'string', default: '0' },
    read: { type: 'boolean', default: false },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const isWanted = (set: string): boolean => wanted.set === undefined || wanted.set === set;

async function measurePrompts(): Promise<void> {
  const prompts = readPrompts(wanted.prompts);
  const made: MadePage[] = prompts.map(makePage);
  for (const page of made)
    if (page.lost.length > 0) say(`lost of “${page.prompt.slice(0, 90)}”: ${page.lost.join(' · ')}`);
  const { findings, sheets } = wanted['no-sheet']
    ? { findings: [], sheets: [] }
    : await drawPages(made, wanted.out);
  for (const finding of findings) say(finding);
  if (sheets.length > 0) say(`pictures: ${sheets.join(' ')}`);
  const times = made.map(({ composeMs }) => composeMs);
  const pages = made.filter(({ content }) => content !== null).length;
  const lost = made.reduce((sum, page) => sum + page.lost.length, 0);
  const gaps = made.filter((page) => page.gaps > 0).length;
  const samples = made.filter((page) => page.samples > 0).length;
  say(
    `${prompts.length} prompts: ${pages} pages, ${lost} phrases lost, ${gaps} pages with placeholders, ${samples} with sample texts, ${findings.length} findings; composing ${median(times).toFixed(1)} ms at the median, ${Math.max(...times).toFixed(0)} at most`,
  );
  if (lost > 0) process.exitCode = 1;
}

/** Draws pages of marked prompts, taken evenly from all of them. */
async function drawGoldRows(): Promise<void> {
  const isKind = new RegExp(wanted.kinds, 'iu');
  const examples = [...goldBills(), ...goldExamples()]
    .filter(({ kind }) => isKind.test(kind))
    .slice(Number(wanted.after));
  const step = Math.max(1, examples.length / Number(wanted.most));
  const chosen = Array.from(
    { length: Math.min(examples.length, Number(wanted.most)) },
    (_, at) => examples[Math.floor(at * step)],
  ).flatMap((example) => (example ? [goldPage(example)] : []));
  const { findings, sheets } = await drawPages(
    chosen.map(({ example, content }) => ({
      prompt: `${example.kind}: ${example.text}`,
      content: wanted.read ? makePage(example.text).content : content,
    })),
    wanted.out,
  );
  for (const finding of findings) say(finding);
  say(`${chosen.length} of ${examples.length} marked prompts drawn: ${sheets.join(' ')}`);
}

if (isWanted('prompts')) await measurePrompts();
// Only when asked for: its pages are looked at, not measured.
if (wanted.set === 'gold-rows') await drawGoldRows();
if (isWanted('reading')) {
  const scores = scoreReading(path.join(import.meta.dirname, '../data/composer/reading-dev.tsv'));
  for (const { group, prompts, right, faults } of scores) {
    say(`${group}: ${right} of ${prompts} prompts read and placed right`);
    for (const fault of faults) say(`  ${fault}`);
  }
}
if (isWanted('facts')) {
  const file = path.join(import.meta.dirname, '../data/composer/facts.jsonl');
  for (const { check, right, of, faults } of scoreFacts(file)) {
    say(`${check}: ${right} of ${of}`);
    if (wanted.faults === check) for (const fault of faults) say(`  ${fault}`);
  }
}
if (isWanted('templates')) {
  for (const set of ['dev', 'held']) {
    const file = path.join(import.meta.dirname, `../data/composer/template-queries-${set}.tsv`);
    const { queries, recall, precision, medianMs } = findTemplates(file);
    say(
      `${queries} ${set} queries of templates: recall ${Math.round(100 * recall)} %, precision ${Math.round(100 * precision)} %, ${medianMs.toFixed(1)} ms each`,
    );
  }
}
if (isWanted('topics')) {
  for (const set of ['dev', 'held']) {
    const file = path.join(import.meta.dirname, `../data/composer/topics/natural-${set}.tsv`);
    const { asked, right, wrong, missed, others, falseHits, aspects, aspectsMissed } = findTopics(file);
    say(
      `${asked} ${set} prompts about topics: ${right} got theirs, ${wrong.length} another, ${missed.length} none; ${falseHits.length} of ${others} others got one; aspects: ${aspects.text} with text, ${aspects.gap} as gaps, ${aspects.none} without a section`,
    );
    // The misses of the other set are never looked at.
    if (set === 'dev')
      for (const line of [...wrong, ...missed, ...falseHits, ...aspectsMissed]) say(`  ${line}`);
  }
}
if (isWanted('hostile')) {
  for (const size of [700, 6_000, maxPromptLength]) {
    const [slowest, ...others] = timeHostile(size);
    say(
      `${others.length + 1} hostile texts of ${size.toLocaleString('en')} characters: ${slowest?.ms.toFixed(0)} ms of processor time at most, best of three, ${slowest?.text}`,
    );
  }
}
if (isWanted('command-line')) {
  const { warm, warmByNpm, alone } = await timeCommandLine();
  const told = (times: readonly number[]): string =>
    `${Math.round(median(times))} ms at the median of ${times.length} (${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))})`;
  say(
    `prompt to PDF beside a running Octavo ${told(warm)}, target 300; by npm ${told(warmByNpm)}; alone ${told(alone)}`,
  );
}
