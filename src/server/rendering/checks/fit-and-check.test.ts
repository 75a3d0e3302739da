import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../renderer.ts';
import { testRenderer } from '../test-browser.ts';
import type { MeasuredFinding } from './measured-finding.ts';

let renderer: Renderer;
beforeAll(async () => {
  renderer = testRenderer();
  await renderer.warm();
});

const css = `
  body{margin:0} .page *{margin:0}
  .page{--t:calc(16px*var(--fit-type,1));--g:calc(20px*var(--fit-space,1));position:relative;box-sizing:border-box;
    width:600px;height:800px;padding:50px;overflow:hidden;font:var(--t)/1.25 sans-serif;background:#fff;color:#111}
  .page>*{display:block;margin-bottom:var(--g)}
`;
const document = (pages: string[], more = '') =>
  `<!doctype html><html lang="en"><head><title>T</title><style>${css}${more}</style></head><body>` +
  `<article class="doc" data-format="a4">${pages
    .map((body, index) => `<section class="page" data-id="p${index + 1}">${body}</section>`)
    .join('')}</article></body></html>`;
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p data-id="l${index}">Line ${index}</p>`).join('');
const check = async (body: string, more = '') => renderer.fitAndCheck({ page: document([body], more) });
const found = async (body: string, more = ''): Promise<readonly MeasuredFinding[]> =>
  (await check(body, more)).report.findings;

describe('fit', () => {
  it('leaves a fitting page unchanged', async () => {
    const { fits, report } = await check(lines(10));
    expect(fits).toEqual([{ pageId: 'p1', space: 1, type: 1 }]);
    expect(report).toEqual({ passed: true, pages: 1, findings: [], repairs: [] });
  });

  it('reduces space first, as little as needed, and says so', async () => {
    // 18 lines of 20 px and 17 gaps of 20 px take all 700 px; one more line must shrink the gaps.
    const { fits, report } = await check(lines(19));
    expect(fits[0]?.type).toBe(1);
    expect(fits[0]?.space).toBeLessThan(1);
    expect(fits[0]?.space).toBeGreaterThan(0.84);
    expect(report.passed).toBe(true);
    expect(report.repairs).toEqual([`Spacing tightened to ${Math.round((fits[0]?.space ?? 0) * 100)} %`]);
  });

  it('reduces type if space is not enough, but not below 9 pt', async () => {
    const { fits, report } = await check(lines(23));
    expect(fits[0]?.space).toBe(0.6);
    expect(fits[0]?.type).toBeLessThan(1);
    expect(fits[0]?.type).toBeGreaterThanOrEqual(0.8);
    expect(report.repairs).toHaveLength(2);
    expect(report.repairs[1]).toMatch(/^Type set at \d\d %$/);
    const small = await check(lines(29), '.page{--t:calc(12.5px*var(--fit-type,1))}');
    expect(small.fits[0]?.type).toBeGreaterThanOrEqual(12 / 12.5);
  });

  it('is deterministic', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => check(lines(23))));
    expect(new Set(answers.map(({ fits, report }) => JSON.stringify({ fits, report }))).size).toBe(1);
  });

  it("reports what doesn't fit at the minimum sizes, with the block and the distance", async () => {
    const { report } = await check(`${lines(60)}<div data-id="end"><h2>Terms</h2></div>`);
    expect(report.passed).toBe(false);
    const last = report.findings.find(({ block_id }) => block_id === 'end');
    expect(last).toMatchObject({ class: 'overflow', severity: 'fault', page: 1 });
    expect(last?.message).toMatch(/^Text runs [\d,]+ px past the foot of page 1 in "Terms"\.$/);
  });

  it("changes nothing if tightening doesn't help", async () => {
    const { fits, report } = await check('<p data-id="a" style="position:absolute;top:790px">Too low</p>');
    expect(fits).toEqual([{ pageId: 'p1', space: 1, type: 1 }]);
    expect(report.findings).toMatchObject([{ class: 'overflow', block_id: 'a' }]);
  });

  it('fits each page separately, and names the page', async () => {
    const { fits, report } = await renderer.fitAndCheck({ page: document([lines(5), lines(19)]) });
    expect(fits.map(({ pageId }) => pageId)).toEqual(['p1', 'p2']);
    expect(fits[0]?.space).toBe(1);
    expect(report.pages).toBe(2);
    expect(report.repairs).toEqual([expect.stringMatching(/^Spacing tightened to \d\d % on page 2$/)]);
  });

  it('rejects a document without pages', async () => {
    await expect(renderer.fitAndCheck({ page: '<p>x' })).rejects.toMatchObject({ code: 'unprocessable' });
  });
});

describe('overflow', () => {
  it('detects text past each edge', async () => {
    const at = (style: string) =>
      found(`<p data-id="a" style="position:absolute;white-space:nowrap;${style}">Words</p>`);
    expect((await at('left:580px;top:99px'))[0]?.message).toMatch(/past the right edge of page 1/);
    expect((await at('left:-20px;top:99px'))[0]?.message).toMatch(/past the left edge of page 1/);
    expect((await at('left:99px;top:-9px'))[0]?.message).toMatch(/past the head of page 1/);
  });

  it('ignores ornament, pictures and boxes that bleed, and screen-reader text', async () => {
    const bleed = 'position:absolute;left:-40px;top:700px;width:900px;height:300px';
    const svg = `<svg style="${bleed}" aria-hidden="true"><text x="1" y="290">far out</text></svg>`;
    const pixel = 'data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22/>';
    const hidden = 'position:absolute;width:1px;height:1px;overflow:hidden;white-space:nowrap';
    expect(
      await found(
        `<div data-id="a">${svg}<img alt="" style="${bleed}" src="${pixel}"><div style="${bleed}"></div>
         <span style="${hidden}">Only for those who listen to the page</span><p>Text</p></div>`,
      ),
    ).toEqual([]);
  });

  it('warns about text in the foot margin', async () => {
    const findings = await found(
      '<div data-id="a" style="height:725px;display:flex;align-items:end"><p>Low</p></div>',
    );
    expect(findings).toMatchObject([{ class: 'overflow', severity: 'warning', block_id: 'a' }]);
    expect(findings[0]?.message).toMatch(/px into the foot margin of page 1 in "Low"/);
  });
});

describe('clipping', () => {
  it('detects text cut off by a box, not text inside a box', async () => {
    const card = (height: number) =>
      found(
        `<div data-id="a"><h2>Card</h2><div style="overflow:hidden;height:${height}px">One<br>Two</div></div>`,
      );
    expect(await card(25)).toMatchObject([{ class: 'clipping', severity: 'fault', block_id: 'a' }]);
    expect(await card(40)).toEqual([]);
  });

  it("ignores clipping by boxes that don't contain a positioned element", async () => {
    const inner = '<p style="position:absolute;top:200px">Elsewhere</p>';
    expect(await found(`<div data-id="a" style="overflow:hidden;height:5px">${inner}</div>`)).toEqual([]);
  });
});

describe('overlap', () => {
  const block = (id: string, top: number, text = id) =>
    `<p data-id="${id}" style="position:absolute;top:${top}px">${text}</p>`;

  it('detects a block on another, in any order', async () => {
    const findings = await found(block('upper', 100, 'Upper words') + block('lower', 108, 'Lower words'));
    expect(findings).toMatchObject([{ class: 'overlap', severity: 'fault', block_id: 'lower' }]);
    expect(findings[0]?.message).toMatch(/^"Lower words" lies \d+ px over "Upper words" on page 1\.$/);
    expect(await found(block('lower', 108) + block('upper', 100))).toMatchObject([{ class: 'overlap' }]);
  });

  it('detects words under something opaque, ornament or not', async () => {
    const lid = (colour: string) =>
      `<div data-id="lid" aria-hidden="true" style="position:absolute;inset:0 0 auto;height:200px;background:${colour}"></div>`;
    const findings = await found(`<p data-id="a">Hidden words</p>${lid('#eee')}`);
    expect(findings).toMatchObject([{ class: 'overlap', severity: 'fault', block_id: 'a' }]);
    expect(findings[0]?.message).toMatch(/^“Hidden words” in "Hidden words" on page 1 is covered by /);
    expect(await found(`<p data-id="a">Seen words</p>${lid('rgb(255 255 255 / .1)')}`)).toEqual([]);
  });

  it('detects words on each other within one block', async () => {
    const inside = (top: number) =>
      `<div data-id="a"><p style="position:absolute;top:9px">Up</p><p style="position:absolute;top:${top}px">On</p></div>`;
    const findings = await found(inside(14));
    expect(findings).toMatchObject([{ class: 'overlap', severity: 'fault', block_id: 'a', subject: 'On' }]);
    expect(findings[0]?.message).toMatch(/^“On” lies \d+ px over “Up” in "UpOn" on page 1\.$/);
    expect(await found(inside(22))).toEqual([]);
  });

  it('ignores touching lines and ornament', async () => {
    expect(await found(block('a', 100) + block('b', 116))).toEqual([]);
    const ornament =
      '<svg data-id="o" aria-hidden="true" style="position:absolute;top:90px" width="99" height="99"/>';
    expect(await found(ornament + block('a', 100))).toEqual([]);
  });
});

describe('contrast', () => {
  const text = (style: string, inner = 'Words') => `<p data-id="a" style="${style}">${inner}</p>`;

  it('follows WCAG for smaller and larger type', async () => {
    const grey = await found(text('color:#777'));
    expect(grey).toMatchObject([{ class: 'contrast', severity: 'fault', block_id: 'a' }]);
    expect(grey[0]?.message).toContain('contrast of 4.47 : 1; its size needs 4.5 : 1');
    expect(await found(text('color:#767676'))).toEqual([]);
    expect(await found(text('color:#8a8a8a;font-size:24px'))).toEqual([]);
    expect(await found(text('color:#8a8a8a;font-size:19px;font-weight:700'))).toEqual([]);
    expect(await found(text('color:#8a8a8a;font-size:19px'))).toHaveLength(1);
  });

  it('composites translucent colors, in any color notation', async () => {
    expect(await found(text('opacity:.4'))).toHaveLength(1);
    expect(await found(text('color:rgb(0 0 0 / .4)'))).toHaveLength(1);
    expect(await found(text('color:oklch(0.75 0.1 150)'))).toHaveLength(1);
    expect(await found(text('color:oklch(0.35 0.1 150)'))).toEqual([]);
    expect(await found(text('color:color-mix(in srgb, white 60%, black)'))).toHaveLength(1);
    expect(await found(text('color:#fff;background:rgb(0 0 0 / .9)'))).toEqual([]);
  });

  it('finds the background, also if it is a sibling or a drawing', async () => {
    const field = (fill: string) =>
      `<div aria-hidden="true" style="position:absolute;pointer-events:none;inset:0 0 auto;height:200px;background:${fill}"></div>`;
    expect(await found(field('#123') + text('color:#fff;position:relative'))).toEqual([]);
    expect(await found(field('#eee') + text('color:#fff;position:relative'))).toHaveLength(1);
    const drawing =
      '<svg aria-hidden="true" style="position:absolute;left:0;top:0" width="600" height="300"><rect width="600" height="300" fill="#123"/></svg>';
    expect(await found(drawing + text('color:#fff;position:relative'))).toEqual([]);
  });

  it('includes ::before and ::after behind the text, not next to it', async () => {
    const pseudo = (box: string) =>
      `.f{position:relative}.f::before{content:'';position:absolute;z-index:-1;${box}}`;
    const on = async (colour: string, box: string) =>
      found(`<div data-id="a" class="f" style="color:${colour};z-index:0">Words</div>`, pseudo(box));
    expect(await on('#fff', 'inset:0;background:#123')).toEqual([]);
    expect(await on('#fff', 'inset:0;background:#eee')).toMatchObject([{ severity: 'fault' }]);
    expect(await on('#111', 'left:0;top:-9px;width:99px;height:4px;background:#111')).toEqual([]);
  });

  it('measures gradients and pictures by their pixels, for each text separately', async () => {
    const on = (ground: string, colour: string) =>
      found(
        `<div data-id="a" style="background:${ground};height:300px;color:${colour}"><p>Upper</p><p style="margin-top:240px">Lower</p></div>`,
      );
    expect(await on('linear-gradient(#111,#222)', '#fff')).toEqual([]);
    const fading = await on('linear-gradient(#000,#fff)', '#fff');
    expect(fading).toMatchObject([{ class: 'contrast', severity: 'fault', block_id: 'a', paths: [[1]] }]);
    expect(fading[0]?.message).toMatch(
      /^“Lower” in .* has a contrast of 1\.\d\d : 1 to the picture or gradient/,
    );
    const photo = 'linear-gradient(90deg,#888 50%,#999 50%)';
    expect(await on(photo, '#777')).toHaveLength(2);
    expect(await on(photo, '#000')).toEqual([]);
  });

  it("says if it can't determine the contrast", async () => {
    const filled =
      'background:linear-gradient(#000,#333);background-clip:text;-webkit-text-fill-color:transparent';
    expect(await found(text(filled))).toMatchObject([
      { class: 'contrast', severity: 'warning', block_id: 'a', subject: 'Words' },
    ]);
  });

  it('distinguishes texts of one block, and groups equal ones', async () => {
    const rows = Array.from({ length: 5 }, () => '<p style="color:#aaa">Faint</p>').join('');
    const findings = await found(`<div data-id="a">${rows}<p style="color:#bbb">Fainter</p></div>`);
    expect(findings).toHaveLength(2);
    expect(findings[0]?.paths).toHaveLength(5);
    expect(findings[0]?.message).toContain('“Faint” (and 4 more like it)');
  });

  it('measures pages beyond the first', async () => {
    const pages = Array.from({ length: 5 }, (_, index) => text(index === 4 ? 'color:#aaa' : ''));
    const { report } = await renderer.fitAndCheck({ page: document(pages) });
    expect(report.findings).toMatchObject([{ class: 'contrast', page: 5 }]);
  });
});

describe('an empty page', () => {
  it('is reported, with or without ornament', async () => {
    const ornament = '<svg data-id="o" aria-hidden="true" width="9" height="9"></svg>';
    expect(await found(`<p data-id="a"> </p>${ornament}`)).toMatchObject([
      { class: 'empty_page', severity: 'fault', page: 1, block_id: null },
    ]);
  });
});

describe('content', () => {
  const pixel =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

  it('reports missing descriptions', async () => {
    const picture = (alt: string) =>
      `<div data-id="a"><img ${alt} width="4" height="4" src="${pixel}"></div>`;
    expect((await found(picture(''))).filter((finding) => finding.class === 'alt_text')).toMatchObject([
      { severity: 'fault', block_id: 'a' },
    ]);
    expect((await found(picture('alt="A dot"'))).map((finding) => finding.class)).not.toContain('alt_text');
  });

  it('warns about low-resolution pictures and skipped headings', async () => {
    expect(
      await found(
        `<div data-id="a"><h1>One</h1><h3>Three</h3><img alt="A dot" width="50" height="50" src="${pixel}"></div>`,
      ),
    ).toMatchObject([
      { class: 'image_resolution', severity: 'warning' },
      { class: 'heading_order', severity: 'warning', block_id: 'a' },
    ]);
  });
});

describe('the end of a text that goes on', () => {
  const goingOn = (block: string, before = lines(8)) =>
    renderer.fitAndCheck({
      page: document([before, block]).replace(
        '<section class="page" data-id="p2">',
        '<section class="page page-article" data-id="p2" data-continues="p1 1">',
      ),
    });
  const kindsOf = async (block: string) =>
    (await goingOn(block)).report.findings.map(({ class: kind, subject, page }) => [kind, subject, page]);
  const row = (words: string) => `<tr><td>${words}</td><td>12</td></tr>`;
  const tableOf = (rows: string) =>
    `<table data-id="t"><thead><tr><th>Item</th><th>Count</th></tr></thead><tbody>${rows}</tbody></table>`;

  it('is reported if it is one line', async () => {
    expect(await kindsOf('<p data-id="a">The last few words.</p>')).toContainEqual(['sliver', 'line', 2]);
  });

  it('is reported if it is one row of a table', async () => {
    expect(await kindsOf(tableOf(row('Chairs')))).toContainEqual(['sliver', 'row', 2]);
  });

  it('is reported if it fills less than a fifth of the page', async () => {
    expect(await kindsOf(lines(3))).toEqual([['empty_area', 'last page', 2]]);
  });

  it('is fine from a fifth of the page on', async () => {
    expect(await kindsOf(lines(5))).toEqual([]);
    expect(
      await kindsOf(
        tableOf(['Chairs', 'Tables', 'Lamps', 'Beds', 'Rugs', 'Pans', 'Cups', 'Jars'].map(row).join('')),
      ),
    ).toEqual([]);
  });
});
