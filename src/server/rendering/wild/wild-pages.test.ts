import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { createRenderer, type Renderer } from '../renderer.ts';
import { testCacheDir, testRenderer } from '../test-browser.ts';
import { floatInvoice, gridReport, tableReceipt } from './wild-pages.test-data.ts';

let renderer: Renderer;
beforeAll(async () => {
  renderer = testRenderer();
  await renderer.warm();
});

const print = async (html: string) => {
  const { pdf, facts } = await renderer.renderPdf({ html });
  return { ...(await readPdf(pdf)), facts };
};

describe('a foreign page prints as in a browser', () => {
  it('floats and print rules: paper, margins, a head on each page, no menu', async () => {
    const { pages, text, facts } = await print(floatInvoice);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[0]).toMatchObject({ width: 612, height: 792 });
    for (const page of pages.slice(0, -1)) expect(page.text).toContain('Item Price');
    expect(text).toContain('Please keep this sheet.');
    expect(text).toContain('Part number 70');
    expect(text).not.toContain('Menu Home');
    expect(pages.at(-1)?.text).toContain('Total $2,450.00');
    expect(facts.lettersMissing).toBe(0);
  });

  it('layout tables, unclosed tags, presentational attributes', async () => {
    const { pages, text, fonts } = await print(tableReceipt);
    expect(pages).toHaveLength(1);
    for (const words of ['Bike & Co', 'Receipt no. 77', '39,00 €', 'Sum']) expect(text).toContain(words);
    expect(fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
  });

  it('grid, breaks, unavailable web fonts, and a script that would empty it', async () => {
    const { pages, language, title, facts } = await print(gridReport);
    expect([language, title, pages.length]).toEqual(['de', 'Bericht', 2]);
    expect(Math.round(pages[0]?.width ?? 0)).toBe(842);
    expect(pages[0]?.text).toContain('4,2 Mio');
    expect(pages[0]?.text).not.toContain('Drucken');
    expect(pages[1]?.text).toContain('Ausblick');
    expect(facts).toMatchObject({ links: 1, linksShown: 1, lettersMissing: 0 });
  });
});

describe('bad input ends in a clear failure or the right result', () => {
  it('a million elements are rejected', async () => {
    const call = renderer.renderPdf({ html: '<i>'.repeat(1_000_000) });
    await expect(call).rejects.toThrow(/Split it into smaller documents/);
  });

  it("circular styles don't loop", async () => {
    const { text } = await print(
      '<style>:root{--a:var(--b);--b:var(--a)}p{width:var(--a);counter-reset:c var(--b)}@import url("data:text/css,@import url(data:text/css,p{})");</style><p>Still here',
    );
    expect(text).toBe('Still here');
  });

  it("a picture that claims to be 200 megapixels doesn't crash the browser", async () => {
    const svg = encodeURIComponent(
      '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="10000"><rect width="9" height="9"/></svg>',
    );
    const { text } = await print(`<p>Before</p><img alt="" src="data:image/svg+xml,${svg}" width="100">`);
    expect(text).toBe('Before');
    expect((await print('<p>After')).text).toBe('After');
  });

  it('URLs of every kind in every attribute are not fetched', async () => {
    const hosts = [
      '127.0.0.1',
      '[::1]',
      '169.254.169.254',
      '10.0.0.1',
      '[fe80::1]',
      '[::ffff:7f00:1]',
      '0x7f.1',
      'localhost',
    ];
    const tags = hosts.flatMap((host) =>
      ['http', 'https', 'ftp', 'ws', 'file'].map((scheme) => {
        const url = `${scheme}://${host}/x`;
        return `<img src="${url}" srcset="${url} 2x"><object data="${url}"></object><iframe src="${url}"></iframe><link rel="stylesheet" href="${url}"><video poster="${url}" src="${url}"></video><i style="background:url('${url}');list-style:url('${url}')"></i>`;
      }),
    );
    // A video that fails to load shows its time.
    expect((await print(`<p>Words</p>${tags.join('')}`)).text.replaceAll('0:00', '').trim()).toBe('Words');
  });

  it.each([
    '<p>open <b>and <i>never closed',
    '</div></p><p>x',
    '<p title="',
    '\u0000\ufeff<p>x',
    '<![CDATA[x]]>',
  ])('broken markup %j prints one page', async (html) => {
    expect((await print(html)).pages).toHaveLength(1);
  });

  // Not shared, because a browser that many files share is replaced when it grows.
  let fresh: Renderer;
  beforeAll(async () => {
    fresh = createRenderer({ cacheDir: testCacheDir });
    await fresh.warm();
  });
  afterAll(() => fresh.close());

  it.each([
    ['a million elements', '<i>'.repeat(1_000_000), /Split it into smaller documents/],
    ['200 MB of pictures', `<img alt="" src="data:,${'A'.repeat(200 * 1024 * 1024)}">`, /larger than 128 MB/],
    ['styles that leave no width', '<style>*{width:0}</style>x', /The document has no page 1/],
  ])('%s: neither a print file nor pictures, and the browser survives', async (_what, html, words) => {
    const { restarts } = fresh.metrics();
    const press = { html, metadata: { title: 'x' }, bleedMm: 3, hasMarks: true, asImages: false };
    await expect(fresh.printReady(press)).rejects.toThrow(words);
    await expect(fresh.printReady({ ...press, asImages: true })).rejects.toThrow(words);
    await expect(fresh.screenshots({ html, widthPx: 300, format: 'webp' })).rejects.toThrow(words);
    expect(fresh.metrics().restarts).toBe(restarts);
  });

  it('an empty document is one empty page, as a print file and as a picture too', async () => {
    const press = { html: '', metadata: { title: 'x' }, bleedMm: 3, hasMarks: true, asImages: false };
    expect((await renderer.printReady(press)).facts.pages).toBe(1);
    expect(await renderer.screenshots({ html: '', widthPx: 300, format: 'webp' })).toHaveLength(1);
  });
});
