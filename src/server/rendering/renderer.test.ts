import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFullRun, repeats } from '../testing/full-run.ts';
import { readWays } from '../testing/read-ways.ts';
import { inspectFonts } from './pdf/inspect-fonts.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import { testCacheDir } from './test-browser.ts';
import { pdfTexts } from './test-pdf-text.ts';

let renderer: Renderer;
beforeAll(async () => {
  renderer = createRenderer({ cacheDir: testCacheDir });
  await renderer.warm();
});
afterAll(() => renderer.close());

const html = (body: string, head = '') =>
  `<!doctype html><html lang="de"><head><title>Ein Titel</title>${head}</head><body>${body}</body></html>`;
const pagesOf = (count: number, size = '210mm 297mm') => {
  const [width, height] = size.split(' ');
  const style = `<style>@page{size:${size};margin:0}body{margin:0}.page{width:${width};height:${height};overflow:hidden;break-after:page}.page:last-child{break-after:auto}</style>`;
  const sections = Array.from(
    { length: count },
    (_, index) =>
      `<section class="page" data-id="p${index + 1}"><h1 data-id="h${index}">Seite ${index + 1}</h1></section>`,
  );
  return html(`<article class="doc">${sections.join('')}</article>`, style);
};

describe('renderPdf', () => {
  it('prints each page of a document on one page of its size, with its text', async () => {
    const { pdf, pages } = await renderer.renderPdf({ html: pagesOf(3) });
    expect(pages).toBe(3);
    expect(await pdfTexts(pdf)).toEqual(['Seite 1', 'Seite 2', 'Seite 3']);
    const document = await PDFDocument.load(pdf);
    for (const page of document.getPages()) {
      expect(Math.abs(page.getWidth() - 595)).toBeLessThan(1.1);
      expect(Math.abs(page.getHeight() - 842)).toBeLessThan(1.1);
    }
    const slides = await renderer.renderPdf({ html: pagesOf(2, '1280px 720px') });
    const size = (await PDFDocument.load(slides.pdf)).getPage(0).getSize();
    expect([size.width, size.height]).toEqual([960, 540]);
  });

  it('names title, author, language, producer and dates, and tags the text', async () => {
    const metadata = { title: 'Rechnung\u0007 12\n', author: 'Ada Lovelace', language: 'en-GB' };
    const { pdf } = await renderer.renderPdf({ html: pagesOf(1), metadata });
    const document = await PDFDocument.load(pdf, { updateMetadata: false });
    expect(document.getTitle()).toBe('Rechnung 12');
    expect(document.getAuthor()).toBe('Ada Lovelace');
    expect(document.getProducer()).toBe('Octavo');
    expect(Date.now() - (document.getCreationDate()?.getTime() ?? 0)).toBeLessThan(60_000);
    const { catalog } = document;
    expect(String(catalog.get(PDFName.of('Lang')))).toBe('(en-GB)');
    expect(String(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked')))).toBe('true');
    expect(catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict).has(PDFName.of('K'))).toBe(true);
    const preferences = catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict);
    expect(String(preferences.get(PDFName.of('DisplayDocTitle')))).toBe('true');
    expect(catalog.has(PDFName.of('Outlines'))).toBe(true);
  });

  it('reads title and language from the page if none are given', async () => {
    const { pdf } = await renderer.renderPdf({ html: html('<p>x</p>') });
    const document = await PDFDocument.load(pdf);
    expect(document.getTitle()).toBe('Ein Titel');
    expect(String(document.catalog.get(PDFName.of('Lang')))).toBe('(de)');
    const bare = await renderer.renderPdf({ html: '<p>x' });
    expect((await PDFDocument.load(bare.pdf)).getTitle()).toBe('Untitled');
  });

  it('embeds every font, as outlines rather than drawings', async () => {
    const { pdf } = await renderer.renderPdf({ html: html('<p>Text <b>bold</b></p>') });
    const document = await PDFDocument.load(pdf);
    const { embedded, missing } = inspectFonts(document);
    expect(embedded.length).toBeGreaterThanOrEqual(2);
    expect(missing).toEqual([]);
    const subtypes = document.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFDict ? [String(object.get(PDFName.of('Subtype')))] : [],
      );
    expect(subtypes).not.toContain('/Type3');
  });

  it('keeps links, and shows inline pictures', async () => {
    const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50"><text y="20">Bild</text></svg>')}`;
    const { pdf } = await renderer.renderPdf({
      html: html(`<a href="https://example.org/x">Link</a><img alt="" src="${picture}">`),
    });
    const page = (await PDFDocument.load(pdf)).getPage(0);
    expect(page.node.lookup(PDFName.of('Annots'), PDFArray).size()).toBe(1);
    expect((await pdfTexts(pdf))[0]).toContain('Link');
  });

  it('has bookmarks and links with the right targets, and alt text', async () => {
    const drawing = encodeURIComponent(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    );
    const sections = [
      `<h1>Harbour</h1><h2>Boats</h2><a href="#tides">Tides</a> <a href="https://example.org/a?b=1">Web</a>`,
      `<h2>Ropes &amp; knots</h2><img width="40" height="40" alt="A bowline" src="data:image/svg+xml,${drawing}">`,
      `<h1 id="tides">הגאות</h1>`,
    ].map((body) => `<section class="page" style="break-after:page">${body}</section>`);
    const { pdf } = await renderer.renderPdf({ html: html(sections.join('')) });
    const { bookmarks, links, alts } = await readWays(pdf);
    expect(bookmarks).toEqual(['Harbour → 1', ' Boats → 1', ' Ropes & knots → 2', 'הגאות → 3']);
    expect(links).toEqual(['1 → 3', '1 → https://example.org/a?b=1']);
    expect(alts).toEqual(['A bowline']);
  });

  it('prints foreign HTML on A4, split into pages', async () => {
    const rows = Array.from({ length: 120 }, (_, row) => `<tr><td>Row ${row + 1}<td>${row * 7}`).join('');
    const { pdf, pages } = await renderer.renderPdf({ html: `<table>${rows}` });
    expect(pages).toBeGreaterThan(1);
    const size = (await PDFDocument.load(pdf)).getPage(0).getSize();
    expect([Math.round(size.width), Math.round(size.height)]).toEqual([596, 842]);
    const text = (await pdfTexts(pdf)).join('');
    expect(text).toContain('Row 1');
    expect(text).toContain('Row 120');
  });

  it('prints an empty page as one empty page', async () => {
    expect((await renderer.renderPdf({ html: '' })).pages).toBe(1);
  });

  it('prints emoji, right-to-left text and markup literally', async () => {
    const { pdf } = await renderer.renderPdf({ html: html('<p dir="rtl">שלום</p><p>&lt;b&gt; &amp; ü</p>') });
    expect((await pdfTexts(pdf)).join('')).toMatch(/<b> & ü/);
  });
});

describe('limits', () => {
  it('rejects a PDF with a different page count than the document', async () => {
    const tooTall = pagesOf(2).replace('height:297mm', 'height:400mm');
    await expect(renderer.renderPdf({ html: tooTall })).rejects.toMatchObject({
      code: 'unprocessable',
      message: expect.stringMatching(/The PDF has 4 pages, and the document 2\./),
    });
  });

  it('rejects a PDF whose text became a picture', async () => {
    const call = renderer.renderPdf({ html: html('<p style="filter:blur(1px)">Text</p>') });
    await expect(call).rejects.toThrow(/The PDF has no text although the page has. Remove CSS filters/);
  });

  it('rejects too many elements', async () => {
    const call = renderer.renderPdf({ html: html('<i></i>'.repeat(100_001)) });
    await expect(call).rejects.toThrow(/Split it into smaller documents/);
  });

  it.runIf(isFullRun)('rejects 200 MB of pictures before the browser sees them', async () => {
    const picture = `data:image/png;base64,${'A'.repeat(200 * 1024 * 1024)}`;
    const call = renderer.renderPdf({ html: `<p>x<img alt="" src="${picture}">` });
    await expect(call).rejects.toThrow(/larger than 128 MB with its pictures. Use smaller pictures/);
    expect(renderer.metrics().restarts).toBe(0);
  });

  it('prints very many pages or a very large picture completely, or times out', async () => {
    const pages = repeats(400, 10_000);
    const side = repeats(2000, 10_000);
    const hurried = createRenderer({ cacheDir: testCacheDir, deadlineMs: 4_000 });
    try {
      const outcomeOf = (html: string) =>
        hurried.renderPdf({ html }).then(
          ({ pages }) => pages,
          (error: unknown) => String(error),
        );
      expect([pages, expect.stringMatching(/rendered within 4 seconds. Make it smaller/)]).toContainEqual(
        await outcomeOf(pagesOf(pages)),
      );
      const wide = await sharp({ create: { width: side, height: side, channels: 3, background: '#135' } })
        .png()
        .toBuffer();
      const picture = `data:image/png;base64,${wide.toString('base64')}`;
      expect([1, expect.stringMatching(/rendered within 4 seconds/)]).toContainEqual(
        await outcomeOf(html(`<p>x</p><img alt="" width="300" src="${picture}">`)),
      );
      // The renderer still works afterward.
      expect((await renderer.renderPdf({ html: pagesOf(1) })).pages).toBe(1);
    } finally {
      await hurried.close();
    }
  });

  it('prints a page with circular styles', async () => {
    const doubled = Array.from(
      { length: 30 },
      (_, step) => `--x${step + 1}:var(--x${step}) var(--x${step});`,
    );
    const circles = `<style>:root{--a:var(--b);--b:var(--a)}@keyframes k{to{width:1px}}*{animation:k 1ms infinite;width:var(--a)}p{--x0:y;${doubled.join('')}quotes:var(--x30)}</style>`;
    const { pdf } = await renderer.renderPdf({ html: html('<p>Unmoved</p>', circles) });
    expect((await pdfTexts(pdf)).join('')).toContain('Unmoved');
  });

  it('stops when aborted', async () => {
    const abort = new AbortController();
    const call = renderer.renderPdf({ html: pagesOf(50), signal: abort.signal });
    abort.abort();
    await expect(call).rejects.toMatchObject({ code: 'cancelled' });
    expect(await renderer.health()).toBe('ok');
  });
});

describe('screenshot', () => {
  it('shows one page at the requested width', async () => {
    const webp = await renderer.screenshot({ html: pagesOf(2), page: 2, widthPx: 400, format: 'webp' });
    expect(Buffer.from(webp).subarray(8, 12).toString()).toBe('WEBP');
    const png = await renderer.screenshot({ html: pagesOf(1), page: 1, widthPx: 400, format: 'png' });
    // In the PNG header, width and height follow the first 16 bytes.
    const header = Buffer.from(png);
    expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([400, 566]);
  });

  it('reports a missing page', async () => {
    const call = renderer.screenshot({ html: pagesOf(1), page: 2, widthPx: 400, format: 'png' });
    await expect(call).rejects.toThrow('The document has no page 2.');
  });
});

describe('under load', () => {
  it('renders many at once, each correctly', async () => {
    const jobs = Array.from({ length: 8 }, (_, index) => renderer.renderPdf({ html: `<p>Number ${index}` }));
    const texts = await Promise.all((await Promise.all(jobs)).map(({ pdf }) => pdfTexts(pdf)));
    expect(texts.flat()).toEqual(Array.from({ length: 8 }, (_, index) => `Number ${index}`));
    expect(renderer.metrics()).toMatchObject({ queueDepth: 0, activeJobs: 0, restarts: 0 });
    expect(renderer.metrics().browser).toMatch(/\d/);
  });
});
