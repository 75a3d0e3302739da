import { assignIds } from '../src/domain/content/assign-ids.ts';
import type { DocumentContent } from '../src/domain/content/document-content.ts';
import { applyOperations } from '../src/domain/content/edit/apply-operations.ts';
import { assembleArticle } from '../src/domain/document/assemble-article.ts';
import { layOutContent } from '../src/domain/document/layout/lay-out-content.ts';
import {
  type Sample,
  sampleArticle,
  sampleContent,
  sampleDeck,
  sampleInvoice,
} from '../src/domain/document/layout/sample-contents.ts';
import { median } from './median.ts';

/*
 * Measures an edit of one field until its layout: applying and checking the operation, and laying out the
 * affected pages. For comparison: the first layout of the whole document, and sanitizing the whole article.
 */

const runs = 200;

interface Case {
  readonly name: string;
  readonly content: DocumentContent;
  /** Path of the edited field. */
  readonly at: string;
}

const twentySlides: Sample = {
  head: sampleDeck.head,
  pages: [...sampleDeck.pages, ...sampleDeck.pages, ...sampleDeck.pages].slice(0, 20),
};

const cases: readonly Case[] = [
  { name: 'invoice, 10 lines', content: sampleContent(sampleInvoice(10)), at: 'p1.lines.3.description' },
  { name: 'article, 2 sheets', content: sampleContent(sampleArticle(2)), at: 'b3.text' },
  { name: 'article, 20 sheets', content: sampleContent(sampleArticle(20)), at: 'b3.text' },
  {
    name: '20 slides',
    content: sampleContent(twentySlides, { format: 'slides-16x9' }),
    at: 'p3.items.1.text',
  },
].map((each) => ({ ...each, content: assignIds(each.content) }));

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function measure({ content, at }: Case): readonly number[] {
  const edits: number[] = [];
  const whole: number[] = [];
  const assembled: number[] = [];
  let current = content;
  layOutContent(current);
  for (let run = 0; run < runs; run += 1) {
    edits.push(
      timed(() => {
        const value = `Words of edit ${run}, as somebody would write them`;
        current = applyOperations(current, [{ op: 'set', at, value }]).content;
        layOutContent(current);
      }),
    );
    // New objects, to bypass the cache.
    const fresh = structuredClone(current);
    whole.push(timed(() => layOutContent(fresh)));
    if (run % 10 === 0) assembled.push(timed(() => assembleArticle(layOutContent(current))));
  }
  return [edits, whole, assembled].map((times) => Math.round(median(times) * 100) / 100);
}

const head = ['document', 'edit to layout', 'whole layout', 'sanitized'];
const rows = cases.map((each) => [each.name, ...measure(each).map((ms) => `${ms} ms`)]);
for (const row of [head, ...rows]) process.stdout.write(`${row.map((cell) => cell.padEnd(22)).join('')}\n`);
