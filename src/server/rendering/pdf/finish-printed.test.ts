import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingLetters } from '../../../domain/export/missing-letters.ts';
import { launchBrowser, type PageBrowser } from '../browser/launch-browser.ts';
import { findBrowser } from '../find-browser.ts';
import { loadPage } from '../load-page.ts';
import { createPdfReader } from '../pdf-reader/pdf-reader.ts';
import { testCacheDir } from '../test-browser.ts';
import { pdfTexts } from '../test-pdf-text.ts';
import { finishPdf } from './finish-pdf.ts';
import { finishPrinted } from './finish-printed.ts';
import { printPdf } from './print-pdf.ts';
import { readPrintedObjects } from './printed-objects.ts';

let browser: PageBrowser;

beforeAll(async () => {
  const found = await findBrowser({ cacheDir: testCacheDir });
  browser = await launchBrowser({ browser: found, isRoot: process.getuid?.() === 0 });
});
const reader = createPdfReader();
afterAll(() => Promise.all([browser.close(), reader.close()]));

async function print(html: string): Promise<{ file: Uint8Array; shown: string }> {
  const tab = await browser.openTab();
  const { text } = await loadPage(tab, html, 'print');
  const pdf = await printPdf(tab);
  await tab.close();
  return { file: new Uint8Array(pdf), shown: text };
}

const now = new Date('2026-02-03T04:05:06Z');

/** Text that looks like PDF syntax. */
const trickyWords = String.raw`/Type /Font \( /Type /Page ) endobj 9 0 obj >> stream`;
const pages: readonly (readonly [string, string])[] = [
  ['an empty page', ''],
  [
    'text, links and two pages',
    '<html lang=de><h1>Ä</h1><a href="https://a.example/(x)">A</a> <a href="mailto:b@c.example">B</a><p style="break-before:page">C',
  ],
  [
    'words that look like the format',
    `<title>${trickyWords}</title><h1>${trickyWords}</h1><h2>)(</h2><a href="https://a.example/?${encodeURIComponent(trickyWords)}&/Type/Font">x</a>`,
  ],
  [
    'scripts, ligatures and letters of other alphabets',
    '<p>office fluffy Straße ﬁ Ł</p><p dir=rtl lang=ar>مرحبا بالعالم</p><p lang=hi>क्षत्रिय नमस्ते</p><p lang=ja>日本語の文書</p><p>Ω ≤ ∑ −1</p>',
  ],
  [
    'groups that are drawn together, turned, or twice as large',
    '<div style="opacity:.5">half <b style="opacity:.5">quarter</b></div><div style="transform:rotate(9deg) scale(2);transform-origin:0 0">turned</div><div style="mix-blend-mode:multiply">mixed</div>',
  ],
  ['pictures', `<svg width=90 height=90><rect width=50 height=50 opacity=.5 /><text y=80>word</text></svg>`],
];

describe('the incremental update of a printed file', () => {
  it.each(pages)('has the same result for %s as a full parser', async (_, html) => {
    const { file, shown } = await print(html);
    const metadata = {
      title: `Quarter ${trickyWords} 日本 🎉`,
      author: 'Zoë (née O\\Neil)',
      language: 'en-GB',
    };
    const quick = await finishPrinted(file, metadata, now);
    const { pdf: _pdf, ...facts } = await finishPdf(file, metadata, now);
    const { text, ...rest } = facts;
    expect(text).toBeNull();
    expect(quick).toMatchObject(rest);
    // No fewer letters than another engine finds in the file, and no more than the page shows.
    const read = (await reader.texts(file)).join(' ');
    expect(missingLetters(read, quick.text ?? '').missing).toBe(0);
    expect(missingLetters(quick.text ?? '', shown).missing).toBe(0);
    expect(Buffer.from(quick.pdf).subarray(0, file.length).equals(file)).toBe(true);

    const whole = await PDFDocument.load(quick.pdf, { updateMetadata: false });
    expect(whole.getTitle()).toBe(metadata.title);
    expect(whole.getAuthor()).toBe(metadata.author);
    expect(whole.getProducer()).toBe('Octavo');
    expect(whole.getCreationDate()).toEqual(now);
    expect(String(whole.catalog.get(PDFName.of('Lang')))).toBe('(en-GB)');
    expect(String(whole.catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict))).toContain(
      'DisplayDocTitle true',
    );
    expect(await pdfTexts(quick.pdf)).toEqual(await pdfTexts(file));
  });

  it('leaves files from other producers to a full parser', async () => {
    const document = await PDFDocument.load((await print('<p>Words')).file, { updateMetadata: false });
    document.setProducer('Another hand');
    const rewritten = await document.save();
    expect(readPrintedObjects(rewritten)).toBeNull();
    const { pdf, pages: count, fonts } = await finishPrinted(rewritten, { title: 'Anew' }, now);
    expect([count, fonts]).toEqual([1, 1]);
    expect((await PDFDocument.load(pdf, { updateMetadata: false })).getTitle()).toBe('Anew');
  });

  it('rejects a second update, a broken table and a truncated file', async () => {
    const file = (await print('<p>Words')).file;
    const { pdf } = await finishPrinted(file, {}, now);
    expect(readPrintedObjects(file)?.size).toBeGreaterThan(5);
    expect(readPrintedObjects(pdf)).toBeNull();
    expect(readPrintedObjects(file.subarray(0, file.length - 9))).toBeNull();
    const shifted = Buffer.from(
      Buffer.from(file).toString('latin1').replace('xref\n0 ', 'xref\n1 '),
      'latin1',
    );
    expect(readPrintedObjects(shifted)).toBeNull();
    expect(readPrintedObjects(new Uint8Array())).toBeNull();
  });
});
