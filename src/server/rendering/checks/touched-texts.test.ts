import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../renderer.ts';
import { testRenderer } from '../test-browser.ts';

let renderer: Renderer;
beforeAll(async () => {
  renderer = testRenderer();
  await renderer.warm();
});

const words = 'Words near a drawing, in two lines of letters. '.repeat(3);

/** Returns whether the words on a page are found to stand on its drawing, which covers 600 × 400 px. */
async function standsOnDrawing(shapes: string, ground = ''): Promise<boolean> {
  const css =
    '.page{position:relative;box-sizing:border-box;width:600px;height:800px;overflow:hidden;background:#fff} p{position:absolute;margin:0;left:60px;top:100px;width:480px;font:24px/1.3 sans-serif;color:#111} svg{position:absolute;left:0;top:0;width:600px;height:400px}';
  const page = `<!doctype html><html lang="en"><head><title>T</title><style>${css}</style></head><body style="margin:0"><article class="doc" data-format="a4"><section class="page" data-id="p1">${ground}<svg class="art" aria-hidden="true" viewBox="0 0 300 200">${shapes}</svg><p data-id="a">${words}</p></section></article></body></html>`;
  const { report } = await renderer.fitAndCheck({ page });
  return report.findings.some((finding) => finding.class === 'ornament');
}

const across = 'M40 62H270';
const gradient =
  '<defs><linearGradient id="g"><stop offset="0" stop-color="#e66"/><stop offset="1" stop-color="#66e"/></linearGradient></defs>';

describe('words and an ornament', () => {
  it.each([
    ['a line', `<path d="${across}" stroke="#d33" stroke-width="2" fill="none"/>`],
    [
      'a broken line',
      `<path d="${across}" stroke="#d33" stroke-width="3" stroke-dasharray="9 3" fill="none"/>`,
    ],
    [
      'a hairline of many',
      `<path d="${'M40 54H270v2H40v2H270v2H40v2H270v2H40'}" stroke="#33d" fill="none"/>`,
    ],
    [
      'a turned bar',
      '<rect x="60" y="52" width="20" height="150" fill="#e88" transform="rotate(-80 70 60)"/>',
    ],
    ['a circle', '<circle cx="120" cy="62" r="9" fill="#3a6"/>'],
    ['a polygon', '<polygon points="90,50 130,50 110,80" fill="#3a6"/>'],
    [
      'a shape that is used',
      '<defs><path id="s" d="M0 0h30v30h-30z" fill="#3a6"/></defs><use href="#s" x="90" y="50"/>',
    ],
    ['a gradient', `${gradient}<rect x="60" y="50" width="90" height="30" fill="url(#g)"/>`],
    ['a translucent shape', '<g opacity="0.5"><rect x="60" y="50" width="90" height="30" fill="#36c"/></g>'],
    [
      'faint shapes on each other',
      Array.from(
        { length: 5 },
        () => '<rect x="60" y="50" width="90" height="30" fill="#000" opacity="0.06"/>',
      ).join(''),
    ],
  ])('are found where they meet: %s', async (_name, shapes) => {
    expect(await standsOnDrawing(shapes)).toBe(true);
  });

  it('are found on a box that makes a faint shape strong', async () => {
    const shape = '<rect x="60" y="50" width="90" height="30" fill="#eee"/>';
    const box = (width: number) =>
      `<div data-id="b" style="position:absolute;left:60px;top:80px;width:${width}px;height:120px;background:#c96"></div>`;
    expect(await standsOnDrawing(shape)).toBe(false);
    expect(await standsOnDrawing(shape, box(480))).toBe(true);
    // A box behind a part of the line, away from its middle.
    expect(await standsOnDrawing(shape, box(130))).toBe(true);
  });

  it.each([
    [
      'beside a curve around them',
      '<path d="M20 190V20H290V190" stroke="#d33" stroke-width="4" fill="none"/>',
    ],
    ['beside shapes at the corners', '<path d="M0 0h30v30h-30zM270 160h30v30h-30z" fill="#3a6"/>'],
    [
      'on specks in nearly the color of the page',
      '<path d="M60 52h4v1h-4zM120 60h4v1h-4zM180 66h4v1h-4z" fill="#f2f0ee"/>',
    ],
  ])('are left alone %s', async (_name, shapes) => {
    expect(await standsOnDrawing(shapes)).toBe(false);
  });
});
