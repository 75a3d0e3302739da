import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { maxPromptLength } from '../src/contract/chat.ts';
import { assembleArticle } from '../src/domain/document/assemble-article.ts';
import { layOutContent } from '../src/domain/document/layout/lay-out-content.ts';
import { finishPage } from '../src/server/features/documents/finish-page.ts';
import { printableHtml } from '../src/server/features/documents/printable-html.ts';
import { createRenderer } from '../src/server/rendering/renderer.ts';
import { type PagePicture, writeContactSheets } from './composer/contact-sheet.ts';
import { findTemplates } from './composer/find-templates.ts';
import { findTopics } from './composer/find-topics.ts';
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
 *   --set NAME       prompts, reading, facts, templates, topics, hostile or command-line; default all
 *   --no-sheet       makes no pictures
 */

const { values: wanted } = parseArgs({
  options: {
    prompts: { type: 'string', default: path.join(import.meta.dirname, '../data/composer/prompts.txt') },
    out: { type: 'string', default: path.join(tmpdir(), 'octavo-composer') },
    set: { type: 'string' },
    'no-sheet': { type: 'boolean', default: false },
    faults: { type: 'string' },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const isWanted = (set: string): boolean => wanted.set === undefined || wanted.set === set;
const widthPx = 760;

async function measurePrompts(): Promise<void> {
  const prompts = readPrompts(wanted.prompts);
  await mkdir(wanted.out, { recursive: true });
  const renderer = createRenderer({
    cacheDir: path.join(import.meta.dirname, '../node_modules/.cache/octavo-browser'),
  });
  const made: MadePage[] = prompts.map(makePage);
  const pictures: PagePicture[] = [];
  let findings = 0;
  try {
    for (const [at, page] of made.entries()) {
      if (page.lost.length > 0) say(`lost of “${page.prompt.slice(0, 90)}”: ${page.lost.join(' · ')}`);
      if (!page.content || wanted['no-sheet']) continue;
      const finished = await finishPage(assembleArticle(layOutContent(page.content)), renderer);
      const found = finished.report.findings.filter(({ is_intended }) => !is_intended);
      findings += found.length;
      for (const { message } of found) say(`finding of “${page.prompt.slice(0, 60)}”: ${message}`);
      const html = await printableHtml(finished.html);
      for (let number = 1; number <= Math.min(finished.report.pages, 10); number++) {
        const png = await renderer.screenshot({ html, page: number, widthPx, format: 'png' });
        if (number < 3) pictures.push({ label: `${at} ${page.prompt}`, png });
        await writeFile(path.join(wanted.out, `${String(at).padStart(3, '0')}-${number}.png`), png);
      }
    }
    await writeFile(
      path.join(wanted.out, 'prompts.txt'),
      prompts
        .map((prompt, at) => `${String(at).padStart(3, '0')} ${prompt.replaceAll('\n', '⏎')}`)
        .join('\n'),
    );
    if (pictures.length > 0) {
      const files = await writeContactSheets(pictures, path.join(wanted.out, 'sheet'), renderer);
      say(`pictures: ${files.join(' ')}`);
    }
  } finally {
    await renderer.close();
  }
  const times = made.map(({ composeMs }) => composeMs);
  const pages = made.filter(({ content }) => content !== null).length;
  const lost = made.reduce((sum, page) => sum + page.lost.length, 0);
  const gaps = made.filter((page) => page.gaps > 0).length;
  const samples = made.filter((page) => page.samples > 0).length;
  say(
    `${prompts.length} prompts: ${pages} pages, ${lost} phrases lost, ${gaps} pages with placeholders, ${samples} with sample texts, ${findings} findings; composing ${median(times).toFixed(1)} ms at the median, ${Math.max(...times).toFixed(0)} at most`,
  );
  if (lost > 0) process.exitCode = 1;
}

if (isWanted('prompts')) await measurePrompts();
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
