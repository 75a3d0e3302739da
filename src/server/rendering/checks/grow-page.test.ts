import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../renderer.ts';
import { testRenderer } from '../test-browser.ts';
import type { FitOfPage } from './fit-page.ts';

let renderer: Renderer;
beforeAll(async () => {
  renderer = testRenderer();
  await renderer.warm();
});

const css = `
  body{margin:0} .page *{margin:0}
  .page{--t:calc(16px*var(--fit-type,1));--g:calc(20px*var(--fit-space,1));position:relative;box-sizing:border-box;
    width:600px;height:800px;padding:50px;overflow:hidden;font:var(--t)/1.25 sans-serif;background:#fff;color:#111;
    display:flex;flex-direction:column}
  .page>*{display:block;margin-bottom:var(--g)} .masthead{order:9;margin-top:auto}
`;
interface Sheet {
  readonly kind: string;
  readonly body: string;
}

async function fitsOf(pages: readonly Sheet[], style = ''): Promise<readonly FitOfPage[]> {
  const sections = pages.map(
    ({ kind, body }, at) => `<section class="page ${kind}" data-id="p${at}">${body}</section>`,
  );
  const html = `<!doctype html><html lang="en"><head><title>T</title><style>${css}</style></head><body>
    <article class="doc" style="${style}">${sections.join('')}</article></body></html>`;
  const { fits, report } = await renderer.fitAndCheck({ page: html });
  // Some of these pages stay empty on purpose.
  expect(report.findings.filter((finding) => finding.class !== 'empty_area')).toEqual([]);
  return fits;
}
const items = (count: number, words = 'An item'): string =>
  `<ul data-id="list">${Array.from({ length: count }, (_, at) => `<li>${words} ${at}</li>`).join('')}</ul>`;
const slide = (body: string): Sheet => ({ kind: 'page-slide on-text', body });
const article = (body: string): Sheet => ({ kind: 'page-article', body });
const asDrawn = { space: 1, type: 1 };

describe('a page with little text', () => {
  it('is enlarged until it fills its paper, space more than type', async () => {
    const [fit] = await fitsOf([article(items(14, 'An item of a list that is rather short '))]);
    expect(fit?.type).toBeGreaterThan(1.2);
    expect(fit?.space).toBeGreaterThan(fit?.type ?? 0);
    const [fewer] = await fitsOf([article(items(2))]);
    expect(fewer?.type).toBe(1.48);
  });

  it('grows more if its type is small, up to the size of a handout', async () => {
    const [small] = await fitsOf([article(`<div data-id="d" style="font-size:.75em">${items(2)}</div>`)]);
    expect(small?.type).toBe(2);
  });

  it('has more space between its lines if its type may not grow further, except on slides', async () => {
    const list = `<ul data-id="list">${'<li style="margin-bottom:var(--g)">An item</li>'.repeat(4)}</ul>`;
    const [fit] = await fitsOf([article(list)]);
    expect(fit?.type).toBe(1.48);
    expect(fit?.space).toBeGreaterThan(1.9);
    const [onSlide] = await fitsOf([slide(list)]);
    expect(onSlide?.space).toBeLessThanOrEqual(2.23);
  });

  it('has more space on slides of points, too, but not if rows divide the slide among them', async () => {
    const points = (way: string): Sheet => ({
      kind: 'page-slide on-points',
      body: `<div data-id="points" class="points ${way}"><p>One</p><p>Two</p></div>`,
    });
    const [columns, rows] = await fitsOf([points('is-large'), points('is-rows')]);
    expect(columns?.space).toBeGreaterThan(columns?.type ?? 0);
    expect(rows).toMatchObject(asDrawn);
  });

  it('grows less the fuller it is, and not at all if full', async () => {
    const types = await Promise.all(
      [4, 14, 18, 22, 30].map(async (count) => (await fitsOf([article(items(count))]))[0]?.type ?? 0),
    );
    expect(types).toEqual(types.toSorted((a, b) => b - a));
    expect(types.at(-1)).toBe(1);
  });

  it('grows on every slide of a list or a table, with any footer', async () => {
    const foot = '<header class="masthead" data-id="head">Octavo 2</header>';
    const fits = await fitsOf([
      slide(items(3) + foot),
      slide(items(30)),
      { kind: 'page-slide on-statement', body: items(3) },
    ]);
    expect(fits[0]?.type).toBe(1.68);
    expect(fits.slice(1)).toMatchObject([asDrawn, asDrawn]);
  });

  it('grows a little in a letter, whose recipient stays in the window of the envelope', async () => {
    const letter = '<p data-id="a">Dear Ana,</p><p data-id="b">see you soon.</p>';
    const fits = [
      ...(await fitsOf([article(letter)])),
      ...(await fitsOf([{ kind: 'page-article is-letter', body: letter }])),
    ];
    expect(fits).toMatchObject([
      { space: 1, type: 1.2 },
      { space: 1, type: 1.2 },
    ]);
  });

  it('grows in a one-pager whose blocks are spread over the page, until little is left between them', async () => {
    const part = (words: string): string =>
      `<div data-id="${words}" style="margin-top:auto">${items(3, words)}</div>`;
    const sheet = (count: number): Sheet => ({
      kind: 'page-one-pager',
      body: Array.from({ length: count }, (_, at) => part(`Part ${at} `)).join(''),
    });
    const [few] = await fitsOf([sheet(4)]);
    const [more] = await fitsOf([sheet(7)]);
    const [full] = await fitsOf([sheet(9)]);
    expect(few?.type).toBeGreaterThan(1.3);
    expect(more?.type).toBeLessThan(few?.type ?? 0);
    expect(full?.type).toBeLessThan(more?.type ?? 0);
  });

  it('grows further on a page of short lists, unless an item breaks or a drawing takes the rest', async () => {
    const list = (words: string, below = ''): Sheet => ({
      kind: 'page-article is-terse',
      body: `<ul class="list" data-id="list">${`<li>${words}</li>`.repeat(5)}</ul>${below}`,
    });
    const drawing =
      '<div class="foot-art" data-id="art"><svg class="art" aria-hidden="true" width="90" height="90"></svg></div>';
    const [short] = await fitsOf([list('An item')]);
    expect(short?.type).toBe(2);
    const [long] = await fitsOf([list('An item of a list that is as long as a line')]);
    expect(long?.type).toBeLessThan(2);
    const [drawn] = await fitsOf([list('An item', drawing)]);
    expect(drawn?.type).toBe(1.48);
  });

  it('grows in a bill of few lines until little is left above its foot, without breaking an address', async () => {
    const bill = (count: number, address = 'Ada Wren'): Sheet => ({
      kind: 'page-invoice',
      body: `<div class="invoice-head" data-id="head"><h1>Invoice</h1><p style="width:150px">${address}</p></div>
        <div class="ledger" data-id="ledger">${'<p style="padding:var(--g) 0">A line of it</p>'.repeat(count)}</div>
        <div class="payment" data-id="payment" style="margin-top:auto">Bank details</div>`,
    });
    const [one] = await fitsOf([bill(1)]);
    const [five] = await fitsOf([bill(5)]);
    const [full] = await fitsOf([bill(9)]);
    expect(one?.type).toBe(1.36);
    expect(one?.space).toBeGreaterThan(1.36 * 1.36);
    expect(five?.space).toBeLessThan(one?.space ?? 0);
    expect(full).toMatchObject(asDrawn);
    const [long] = await fitsOf([bill(1, 'Ada Wren and Sons')]);
    expect(long?.type).toBeLessThan(1.2);
    expect(long?.space).toBeGreaterThan(2);
  });

  it('is unchanged in a document of several pages', async () => {
    expect(await fitsOf([article(items(3)), article(items(3))])).toMatchObject([asDrawn, asDrawn]);
  });

  it('grows if its title and its items are far apart, on slides of points and closings', async () => {
    const apart = `<h2 data-id="title">Before you go</h2><div data-id="points" style="margin-top:auto">${items(3)}</div>`;
    const together = `<h2 data-id="title">Before you go</h2><div data-id="points">${items(30)}</div>`;
    const fits = await fitsOf([
      { kind: 'page-slide on-closing', body: apart },
      { kind: 'page-slide on-points', body: apart },
      { kind: 'page-slide on-closing', body: together },
    ]);
    expect(fits[0]?.type).toBeGreaterThan(1.3);
    expect(fits[1]?.type).toBe(fits[0]?.type);
    expect(fits[2]).toMatchObject(asDrawn);
  });

  it('grows in running text that is marked as prose, such as a speech', async () => {
    const prose = '<p data-id="a">Dear friends,</p><p data-id="b">thank you for coming.</p>';
    const [fit] = await fitsOf([{ kind: 'page-article is-prose', body: prose }]);
    expect(fit?.type).toBeGreaterThan(1.3);
  });

  it('grows only as far as every word fits its box', async () => {
    const cell = (word: string): string => `<p style="width:180px;overflow-wrap:normal">${word}</p>`;
    const list = (word: string): string =>
      `<div data-id="list" style="padding:0">${cell(word)}${items(2)}</div>`;
    const [narrow, wide] = await fitsOf([slide(list('Unbreakableword')), slide(list('Word'))]);
    expect(narrow?.type).toBeLessThan(wide?.type ?? 0);
    expect(wide?.type).toBe(1.68);
  });

  it("grows less if the document's type is already large", async () => {
    const [fit] = await fitsOf([article(items(2))], '--fit-type:1.4;--fit-space:1.4');
    expect(fit?.type).toBeLessThanOrEqual(1.5);
  });

  it('never becomes wider than its paper', async () => {
    const [fit] = await fitsOf([article(items(2, 'Unbreakableunbreakableunbreakableunbreakableun'))]);
    expect(fit?.type).toBeLessThan(1.48);
  });

  it('is deterministic', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => fitsOf([article(items(12))])));
    expect(new Set(answers.map((fits) => JSON.stringify(fits))).size).toBe(1);
  });
});
