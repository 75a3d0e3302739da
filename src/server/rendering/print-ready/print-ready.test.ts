import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preflight } from '../../../domain/export/preflight.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { createPdfReader } from '../pdf-reader/pdf-reader.ts';
import type { Renderer } from '../renderer.ts';
import { testRenderer } from '../test-browser.ts';

const reader = createPdfReader();
let renderer: Renderer;
beforeAll(async () => {
  renderer = testRenderer();
  await renderer.warm();
});
afterAll(async () => {
  await reader.close();
});

/** Two pages with a different color along each edge; the second has text at its very edge. */
const html = `<!doctype html><html lang="en"><head><title>Card</title><style>
  @page{size:100mm 60mm;margin:0} body{margin:0}
  .page{position:relative;width:100mm;height:60mm;overflow:hidden;break-after:page;background:#fff;-webkit-print-color-adjust:exact}
  .page:last-child{break-after:auto} .page i{position:absolute}
  .t{left:0;right:0;top:0;height:10mm;background:#f00}.b{left:0;right:0;bottom:0;height:10mm;background:#00f}
  .l{left:0;top:10mm;bottom:10mm;width:8mm;background:#0f0}.r{right:0;top:10mm;bottom:10mm;width:8mm;background:#ff0}
  p{position:absolute;left:20mm;top:20mm;margin:0;font:12pt sans-serif}</style></head><body><article class="doc">
  <section class="page"><i class="t"></i><i class="b"></i><i class="l"></i><i class="r"></i><p>Middle <a href="https://example.org">link</a></p></section>
  <section class="page"><p style="left:1mm;font-size:5pt">Edge</p><img alt="" style="position:absolute;right:20mm;top:20mm;width:20mm" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/%3E"></section>
  </article></body></html>`;

const press = (more: object = {}) =>
  renderer.printReady({
    html,
    metadata: { title: 'Card', author: 'Ada', language: 'en' },
    bleedMm: 3,
    hasMarks: true,
    asImages: false,
    ...more,
  });

const mm = (value: number) => (value / 25.4) * 72;

/** Returns the color at positions of the sheet, in millimeters from the upper left of its first page. */
async function colours(pdf: Uint8Array, places: readonly (readonly [number, number])[], dpi = 100) {
  const [page] = await reader.pictures(pdf, dpi, [1]);
  if (!page) throw new Error('no page');
  // The reader rounds sheets to whole points.
  const sheet = (await PDFDocument.load(pdf, { updateMetadata: false })).getPage(0).getMediaBox();
  return places.map(([x, y]) => {
    const column = Math.floor((mm(x) / sheet.width) * page.width);
    const at = (Math.floor((mm(y) / sheet.height) * page.height) * page.width + column) * 4;
    return [...page.rgba.subarray(at, at + 3)].map((value) => (value > 127 ? 1 : 0)).join('');
  });
}

describe('a print-ready file', () => {
  it('is larger than the trim by bleed and marks, with matching page boxes', async () => {
    const { pdf, facts } = await press();
    const document = await PDFDocument.load(pdf, { updateMetadata: false });
    expect(document.getPageCount()).toBe(2);
    for (const page of document.getPages()) {
      const [media, bleed, trim] = [page.getMediaBox(), page.getBleedBox(), page.getTrimBox()];
      expect(Math.abs(trim.width - mm(100))).toBeLessThan(1);
      expect(bleed.width - trim.width).toBeCloseTo(mm(6), 3);
      expect(trim.y - bleed.y).toBeCloseTo(mm(3), 3);
      expect(media.width - bleed.width).toBeCloseTo(mm(16), 3);
      expect(page.node.has(PDFName.of('Annots'))).toBe(false);
    }
    const read = await readPdf(pdf);
    expect(read).toMatchObject({ title: 'Card', language: 'en', isTagged: true, text: 'Middle link Edge' });
    expect(facts).toMatchObject({ pages: 2, linksRemoved: 1, isImage: false, fontsNotEmbedded: [] });
  });

  it.each([false, true])(
    'extends its edges past the trim, also in the corners (as images: %s)',
    async (asImages) => {
      const { pdf } = await press({ asImages });
      // The trim box starts 11 mm from the sheet's edge, the bleed 8 mm.
      const places = [
        [60, 9.5],
        [112.5, 40],
        [60, 72.5],
        [9.5, 40],
        [9.5, 9.5],
        [112.5, 72.5],
        [60, 7],
        [60, 41],
      ] as const;
      const [red, yellow, blue, green, white] = ['100', '110', '001', '010', '111'];
      expect(await colours(pdf, places)).toEqual([red, yellow, blue, green, red, blue, white, white]);
    },
  );

  it('has crop marks outside of the bleed, only if requested', async () => {
    const marked = (await press()).pdf;
    const [sheet] = (await PDFDocument.load(marked, { updateMetadata: false })).getPages();
    const trim = sheet?.getTrimBox() ?? { width: 0, height: 0 };
    // Positions of the trim box, and of the marks: from 1.5 to 6.5 mm from the sheet's edges.
    const [width, height] = [(trim.width / 72) * 25.4, (trim.height / 72) * 25.4];
    const upright = [11, 11 + width].flatMap((x) =>
      [2, 6, height + 16, height + 20].map((y) => [x, y] as const),
    );
    const level = [11, 11 + height].flatMap((y) =>
      [2, 6, width + 16, width + 20].map((x) => [x, y] as const),
    );
    const beside = [
      [13, 4],
      [4, 13],
      [11, 7.5],
    ] as const;
    const seen = await colours(marked, [...upright, ...level, ...beside], 600);
    expect(seen).toEqual([...Array(16).fill('000'), ...Array(3).fill('111')]);
    const { pdf } = await press({ hasMarks: false });
    const page = (await PDFDocument.load(pdf, { updateMetadata: false })).getPage(0);
    expect(page.getMediaBox()).toEqual(page.getBleedBox());
  });

  it('as images has a picture for each page and no text', async () => {
    const { pdf, facts } = await press({ asImages: true, bleedMm: 0, hasMarks: false });
    const { text, pages, title } = await readPdf(pdf);
    expect([text.trim(), title, pages.length]).toEqual(['', 'Card', 2]);
    expect(Math.round(pages[0]?.width ?? 0)).toBe(Math.round(mm(100)));
    const items = preflight(facts).map(({ id, status }) => `${id} ${status}`);
    expect(items).toEqual(expect.arrayContaining(['bleed warning', 'marks note', 'fonts note']));
  });

  it('has a report: small type, and text that is close to the trim', async () => {
    const { facts } = await press();
    const items = new Map(preflight(facts).map((item) => [item.id, item]));
    expect(items.get('safe-zone')).toMatchObject({
      status: 'warning',
      title: 'Text close to the cut: “Edge”',
    });
    expect(items.get('safe-zone')?.detail).toMatch(/^On page 2, 1 mm from the edge\./);
    expect(items.get('type-size')).toMatchObject({ status: 'warning', title: 'Smallest type: 5 pt' });
    expect(items.get('size')?.title).toBe('2 pages, cut to 100 × 60 mm');
    expect(items.get('flattened')?.title).toBe('Flattened: 1 link taken out');
  });

  it('stops when aborted', async () => {
    const abort = new AbortController();
    const call = press({ signal: abort.signal, onPage: async () => abort.abort() });
    await expect(call).rejects.toMatchObject({ code: 'cancelled' });
  });
});
