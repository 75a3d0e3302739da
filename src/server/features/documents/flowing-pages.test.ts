import { beforeAll, describe, expect, it } from 'vitest';
import { artDirections, type DocumentFormat } from '../../../domain/content/choices.ts';
import { readMarkdown } from '../../../domain/content/markdown/read-markdown.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { layOutContent } from '../../../domain/document/layout/lay-out-content.ts';
import { readArticle } from '../../../domain/document/read-article.ts';
import { sanitiseArticle } from '../../../domain/document/sanitise/sanitise-article.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { testRenderer } from '../../rendering/test-browser.ts';
import { sample } from '../../testing/full-run.ts';
import { examinePage } from './finish-page.ts';

let renderer: Renderer;
beforeAll(async () => {
  renderer = testRenderer();
  await renderer.warm();
});

function laidOut(markdown: string, look: { direction?: string; format?: DocumentFormat } = {}): string {
  const { content } = readMarkdown(markdown);
  if (!content) throw new Error('no content');
  const { direction = 'swiss', format = 'a4' } = look;
  const draft = layOutContent({
    ...content,
    head: { organization: 'Harbor Office' },
    look: { ...content.look, direction: direction as 'swiss', format },
  });
  return assembleArticle(draft);
}

async function finished(article: string) {
  const { page } = await examinePage(article, renderer);
  const pages = readArticle(page.html).pages.map(({ blocks }) => ({
    html: blocks.map(({ html }) => html).join(''),
    text: blocks.map(({ text }) => text).join('\n'),
    last: blocks.at(-1)?.text.trim().split('\n').at(-1) ?? '',
  }));
  return { html: page.html, report: page.report, pages };
}

const sentence = 'The boats come in with the tide and the market opens an hour later. ';
const sections = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) =>
      `## Heading ${at}\n\n${sentence.repeat(2 + (at % 9))}\n\n### Detail ${at}\n\n${sentence.repeat(3)}\n`,
  ).join('\n');

describe('an article of many pages', () => {
  it.each(sample(artDirections, 6))(
    'keeps all rows of a long table in order, with its header on each page: %s',
    async (direction) => {
      const rows = Array.from({ length: 160 }, (_, at) => `| day ${at + 1}. | Herring | ${at} |`).join('\n');
      const table = `# Catches\n\n| Day | What | Weight |\n|---|---|--:|\n${rows}\n`;
      const { pages, report } = await finished(laidOut(table, { direction }));
      const text = pages.map((page) => page.text).join('\n');
      const days = [...text.matchAll(/day (\d+)\./g)].map((match) => Number(match[1]));
      expect(days).toEqual(Array.from({ length: 160 }, (_, at) => at + 1));
      expect(pages.length).toBeGreaterThan(3);
      expect(pages.every(({ html }) => html.includes('<thead>'))).toBe(true);
      expect(pages.every((page) => (page.text.match(/day \d+\./g)?.length ?? 0) > 1)).toBe(true);
      expect(report.findings).toEqual([]);
    },
  );

  it.each(['a4', 'a5', 'slides-16x9'] as const)('never ends a page with a heading: %s', async (format) => {
    const { pages, report } = await finished(laidOut(`# Tides\n\n${sections(24)}`, { format }));
    expect(pages.length).toBeGreaterThan(3);
    for (const { last } of pages) expect(last).not.toMatch(/^(?:Heading|Detail) \d+$/);
    expect(report.findings.filter(({ severity }) => severity === 'fault')).toEqual([]);
  });

  it('has its name, title and number at the top of each further page, and loses no words', async () => {
    const article = laidOut(`# Tides\n\n${sections(16)}`, { direction: 'editorial' });
    const { html, pages } = await finished(article);
    for (const [at, { text }] of pages.entries()) {
      if (at === 0) continue;
      expect(text).toMatch(new RegExp(`^Harbor Office\\s+Tides\\s+${at + 1}\\s`));
    }
    const letters = (text: string): string => text.replace(/\s+/g, '');
    const heads = new RegExp(`HarborOfficeTides(?:${pages.map((_, at) => at + 1).join('|')})`, 'g');
    const given = readArticle(article)
      .pages.flatMap(({ blocks }) => blocks.map(({ text }) => text))
      .join('');
    expect(letters(pages.map(({ text }) => text).join('')).replaceAll(heads, '')).toBe(letters(given));
    // Finishing the page again is idempotent: headers don't accumulate.
    expect((await finished(html)).html).toBe(html);
    expect(sanitiseArticle(html)).toBe(html);
  });

  it('removes pages when there is less text, with their headers', async () => {
    const { html } = await finished(laidOut(`# Tides\n\n${sections(12)}`));
    const shorter = html.replace(/<section class="passage"[^>]*data-name="Heading [4-9].*?<\/section>/gs, '');
    const { pages } = await finished(shorter);
    expect(pages.length).toBeLessThan(readArticle(html).pages.length);
    expect(pages.slice(0, 1).every(({ html: first }) => !first.includes('data-running'))).toBe(true);
  });

  it('leaves no single line of a paragraph at the top or bottom of a page', async () => {
    const words = Array.from({ length: 1_800 }, (_, at) => `word${at}`).join(' ');
    const { pages, report } = await finished(laidOut(`# One\n\n${words}\n`));
    const counts = pages.map(({ text }) => text.match(/word\d+/g)?.length ?? 0);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1_800);
    expect(counts.every((count) => count > 20)).toBe(true);
    expect(report.findings).toEqual([]);
  });

  it.each(sample([30, 36, 48], 3))(
    'is laid out as designed on every page if tightening saves none: %i',
    async (count) => {
      const paragraphs = Array.from(
        { length: count },
        (_, at) => `${at % 5 === 0 ? `## Part ${at}\n\n` : ''}${sentence.repeat(2)}`,
      );
      const { html, pages, report } = await finished(laidOut(`# Notes\n\n${paragraphs.join('\n\n')}`));
      expect(pages.length).toBeGreaterThan(1);
      expect(html).not.toContain('--fit-');
      expect(report.findings).toEqual([]);
    },
  );

  it('is tightened slightly if that saves a last page of a few lines', async () => {
    const counts = await Promise.all(
      [26, 27, 28, 29, 30, 31, 32].map(async (count) => {
        const { pages } = await finished(laidOut(`# Notes\n\n${`${sentence.repeat(2)}\n\n`.repeat(count)}`));
        return pages.map(({ html }) => html.match(/<p class="paragraph/g)?.length ?? 0);
      }),
    );
    // Balancing either saves a page, or leaves at least three paragraphs on the last one.
    for (const [at, pages] of counts.entries()) {
      const last = pages.at(-1) ?? 0;
      expect(pages.length === 1 || last >= 3, `${26 + at} paragraphs: ${pages.join(' + ')}`).toBe(true);
    }
  });
});
