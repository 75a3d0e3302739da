import { beforeAll, describe, expect, it } from 'vitest';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { plainText, readArticle } from '../../../domain/document/read-article.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { testRenderer } from '../../rendering/test-browser.ts';
import { repeats } from '../../testing/full-run.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { examinePage, finishPage } from './finish-page.ts';
import { printableHtml } from './printable-html.ts';

let renderer: Renderer;
beforeAll(async () => {
  renderer = testRenderer();
  await renderer.warm();
});

const article = (
  blocks: Readonly<Record<string, string>>,
  { className = '', format = 'a4', direction = 'swiss' } = {},
) =>
  assembleArticle({
    title: 'Bad input',
    language: 'en',
    format,
    orientation: 'portrait',
    direction,
    theme: 'light',
    tokens: {},
    pages: [{ id: 'p1', className, blocks: Object.entries(blocks).map(([id, html]) => ({ id, html })) }],
  });

const letters = (html: string) => plainText(html).replace(/\s/g, '');
const sentence = 'The harbour opens at six and closes when the last boat is in. ';
const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p>${index + 1}. ${sentence.repeat(6)}</p>`).join('');

/** Finishes a page, checks the reported page count, and returns both. */
async function finished(html: string) {
  const page = await finishPage(html, renderer);
  const pages = readArticle(page.html).pages.length;
  expect(page.report.pages).toBe(pages);
  return { ...page, pages };
}

describe('oversized content', () => {
  it('three times too long continues on further pages, complete and in order', async () => {
    const html = article({ head: '<h1>Harbour rules</h1>', text: `<div>${paragraphs(110)}</div>` });
    const { html: flowed, report, pages } = await finished(html);
    expect(pages).toBeGreaterThanOrEqual(3);
    expect(report.findings).toEqual([]);
    expect(report.repairs[0]).toBe(`Went on over ${pages - 1} further pages`);
    expect(letters(flowed)).toBe(letters(html));
    const { pdf } = await renderer.renderPdf({ html: await printableHtml(flowed) });
    expect((await readPdf(pdf)).pages).toHaveLength(pages);
  });

  it('on a one-pager is tightened or reported, never split or cut', async () => {
    const html = article({ text: `<div>${paragraphs(110)}</div>` }, { className: 'page-one-pager' });
    const { html: kept, report, pages } = await finished(html);
    expect(pages).toBe(1);
    expect(letters(kept)).toBe(letters(html));
    expect(report.passed).toBe(false);
    expect(report.findings[0]).toMatchObject({ class: 'overflow', fix: { kind: 'repair' } });
    // Clipped content is reported by the page's checks; the PDF file itself is fine.
    const { pdf } = await renderer.renderPdf({ html: await printableHtml(kept) });
    expect((await readPdf(pdf)).pages).toHaveLength(1);
  });

  it('on a one-pager continues on further pages if the user asks for it', async () => {
    const html = article({ text: `<div>${paragraphs(45)}</div>` }, { className: 'page-one-pager' });
    const { page } = await examinePage(html, renderer, { mayFlow: 'all' });
    expect(page.report).toMatchObject({ passed: true, pages: 3, findings: [] });
    expect(letters(page.html)).toBe(letters(html));
  });

  it('is unchanged when finished again', async () => {
    const once = await finished(article({ text: `<div>${paragraphs(30)}</div>` }));
    const twice = await finished(once.html);
    expect(twice.html).toBe(once.html);
  });

  it('returns from the further pages when most of it is removed', async () => {
    const long = await finished(
      article({ head: '<h1>Harbour rules</h1>', text: `<div>${paragraphs(60)}</div>` }),
    );
    expect(long.pages).toBeGreaterThan(1);
    const [kept = ''] = /<p>50\. [^<]*<\/p>/.exec(long.html) ?? [];
    const shortened = long.html.replaceAll(/<p[^>]*>[^<]*<\/p>/g, (found) => (found === kept ? found : ''));
    const short = await finished(shortened);
    expect(short.pages).toBe(1);
    expect(letters(short.html)).toBe(letters(`<h1>Harbour rules</h1>${kept}`));
    expect(short.report.repairs).toContain(
      long.pages === 2 ? 'Took back one further page' : `Took back ${long.pages - 1} further pages`,
    );
  });

  it('of many table rows is a table across pages, with its header on each', async () => {
    const count = repeats(1000, 5000);
    const rows = Array.from(
      { length: count },
      (_, i) => `<tr><td>Row ${i + 1}</td><td class="num">${i}</td></tr>`,
    );
    const table = `<table><thead><tr><th>Name</th><th class="num">Count</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
    const { html, report, pages } = await finished(article({ lines: table }));
    expect(pages).toBeGreaterThan(count / 84);
    expect(html.match(/<tr>/g)).toHaveLength(count + pages);
    expect(html.match(/<thead>/g)).toHaveLength(pages);
    expect(html).toContain(`Row ${count}`);
    expect(report.findings).toEqual([]);
  });

  it('side by side, which is never split, begins one further page and leaves none blank', async () => {
    const column = `<div style="flex:1">${paragraphs(24)}</div>`;
    const html = article(
      {
        head: '<div class="masthead">Harbor office</div>',
        title: `<div><h1>Harbor rules</h1>${paragraphs(2)}</div>`,
        sides: `<section style="display:flex">${column}${column}</section>`,
      },
      { className: 'page-article' },
    );
    const { report, pages } = await finished(html);
    expect(pages).toBe(2);
    expect(report.findings.filter((finding) => finding.class === 'empty_page')).toEqual([]);
  });

  it('in one paragraph is split between lines', async () => {
    const html = article({ text: `<p>${sentence.repeat(200)}</p>` });
    const { html: flowed, report, pages } = await finished(html);
    expect(pages).toBeGreaterThan(1);
    expect(report.findings).toEqual([]);
    expect(letters(flowed)).toBe(letters(html));
  });

  it.each(['swiss', 'editorial'])('in one word of 10,000 letters is broken (%s)', async (direction) => {
    const html = article(
      { head: '<h1>Long</h1>', word: `<p>${'abcdefghij'.repeat(1000)}</p>` },
      { direction },
    );
    const { html: flowed, report } = await finished(html);
    expect(report.findings).toEqual([]);
    expect(letters(flowed)).toBe(letters(html));
  });
});

describe('odd markup', () => {
  it('an empty block is ignored, and an empty page is reported', async () => {
    const { report } = await finished(article({ a: '<p>Words</p>', b: '<div></div>' }));
    expect(report.findings).toEqual([]);
    const empty = await finished(article({ b: '<div></div>' }));
    expect(empty.report.findings).toMatchObject([{ class: 'empty_page', page: 1 }]);
  });

  it('lists nested 30 deep keep every word on the page', async () => {
    const nested = Array.from({ length: 30 }, (_, index) => index + 1).reduceRight(
      (inner, level) => `<ul><li>Level ${level} of the tree${inner}</li></ul>`,
      '',
    );
    const html = article({ tree: nested });
    const { html: kept, report } = await finished(html);
    expect(letters(kept)).toBe(letters(html));
    expect(letters(kept)).toContain('Level30');
    expect(report.findings).toEqual([]);
  });

  it('hostile styles are removed, or their effect is reported', async () => {
    // Oversized boxes whose text stays on the page.
    const harmless = ['width:99999px', 'columns:400', 'writing-mode:vertical-rl;height:90000px'];
    const styles = [
      ...harmless,
      'position:fixed;inset:0;background:#000000',
      'position:absolute;left:-9999px',
      'font-size:900px',
      'transform:scale(40)',
      'margin-top:-4000px',
      'line-height:0',
      'letter-spacing:90em',
      'display:none',
      'visibility:hidden',
      'opacity:0',
      'font-size:0',
    ];
    for (const style of styles) {
      const html = article({ a: '<p>Plain words</p>', b: `<p style="${style}">Hostile words</p>` });
      const { html: kept, report, pages } = await finished(html);
      expect(letters(kept), style).toBe('PlainwordsHostilewords');
      const isHarmless = !kept.includes(style) || harmless.includes(style);
      expect(isHarmless || report.findings.length > 0 || pages > 1, style).toBe(true);
    }
  });
});
