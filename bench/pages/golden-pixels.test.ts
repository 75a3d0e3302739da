import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../../src/server/rendering/renderer.ts';
import { testRenderer } from '../../src/server/rendering/test-browser.ts';
import { sample } from '../../src/server/testing/full-run.ts';
import { changesOf, differingShare, toleratedShare } from './golden-pixels.ts';
import { readGoldenPages } from './read-golden-pages.ts';

let renderer: Renderer;
beforeAll(async () => {
  renderer = testRenderer();
  await renderer.warm();
});

const golden = await readGoldenPages(() => true);

describe('the golden pages', () => {
  it.each(sample(golden, 28).map((page) => [`${page.direction}/${page.name}`, page] as const))(
    'look as they are kept: %s',
    async (_name, page) => {
      const shares = await changesOf(page, renderer);
      expect(shares.length).toBeGreaterThan(0);
      for (const share of shares) expect(share).toBeLessThanOrEqual(toleratedShare);
    },
  );

  it('look different if a title moves by a pixel', async () => {
    const pageWith = (top: number): string =>
      `<!doctype html><body style="margin:0"><article class="doc"><section class="page" style="position:relative;width:480px;height:600px;background:#fff"><h1 style="position:absolute;left:20px;top:${top}px;margin:0;font:28px sans-serif">Water off on Monday</h1></section></article></body>`;
    const [before, same, after] = await Promise.all(
      [20, 20, 21].map((top) =>
        renderer.screenshot({ html: pageWith(top), page: 1, widthPx: 480, format: 'png' }),
      ),
    );
    if (!before || !same || !after) throw new Error('no picture');
    expect(await differingShare(before, same)).toBe(0);
    expect(await differingShare(before, after)).toBeGreaterThan(toleratedShare);
  });
});
