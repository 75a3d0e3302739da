import { finishPage } from '../../src/server/features/documents/finish-page.ts';
import { printableHtml } from '../../src/server/features/documents/printable-html.ts';
import type { Renderer } from '../../src/server/rendering/renderer.ts';
import { cleanPages, isNamed, seededFaults } from '../../src/server/testing/seeded-faults.ts';

/** Runs per page; the first is a warm-up and not counted. */
const runs = 7;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Returns the median milliseconds, either returned by the work or measured around it. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const startedAt = performance.now();
    const answer = await work();
    if (run > 0) times.push(typeof answer === 'number' ? answer : performance.now() - startedAt);
  }
  return median(times);
}

/** Reports findings and times of ten pages without faults. */
async function checkCleanPages(renderer: Renderer, print: (line: string) => void): Promise<number> {
  let findings = 0;
  const perPage: number[] = [];
  for (const { name, html } of cleanPages) {
    const { report, html: fitted } = await finishPage(html, renderer);
    findings += report.findings.length;
    const printable = await printableHtml(fitted);
    const check = await timed(async () => (await renderer.fitAndCheck({ page: printable })).tookMs);
    const whole = await timed(() => finishPage(html, renderer));
    perPage.push(check / report.pages);
    const times = `fit and check ${Math.round(check)} ms, with loading and glyphs ${Math.round(whole)} ms`;
    print(
      `${name.padEnd(44)} ${String(report.pages).padStart(2)} pages  ${times}  ${report.findings.length} findings`,
    );
    for (const { message } of report.findings) print(`    ${message}`);
  }
  print(`fit and check, a page: ${Math.round(median(perPage))} ms at the median (target 60)`);
  return findings;
}

/**
 * Seeds forty faults into ten pages, one at a time, and prints which are found in the correct class and
 * block; before that, the findings in the unmodified pages and the times.
 */
export async function findSeededFaults(renderer: Renderer, print: (line: string) => void): Promise<void> {
  const falseFindings = await checkCleanPages(renderer, print);
  let found = 0;
  for (const [index, fault] of seededFaults.entries()) {
    const page = cleanPages[index % cleanPages.length];
    if (!page) continue;
    const { html, blockId } = fault.seed(page.html);
    const { report } = await finishPage(html, renderer);
    const isFound = isNamed(fault, blockId, report.findings);
    if (isFound) found += 1;
    print(
      `${isFound ? 'found ' : 'MISSED'}  ${fault.class.padEnd(17)} ${fault.name.padEnd(28)} ${page.name}`,
    );
  }
  print(
    `${found} of ${seededFaults.length} seeded faults found (target 38); ${falseFindings} findings on ${cleanPages.length} clean pages (target 0)`,
  );
}
