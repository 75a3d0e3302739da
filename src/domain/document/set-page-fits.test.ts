import { describe, expect, it } from 'vitest';
import { setPageFits } from './set-page-fits.ts';

const article =
  '<article class="doc" lang="en"><section class="page" data-id="p1"><div data-id="a">A &amp; B</div></section>' +
  '<section class="page" data-id="p2"><div data-id="b">C</div></section></article>';

describe('fits of pages', () => {
  it("writes each page's fit into its own start tag only", () => {
    const fitted = setPageFits(article, [{ pageId: 'p2', space: 0.8, type: 0.95 }]);
    expect(fitted).toContain('--fit-space:0.8;--fit-type:0.95');
    expect(fitted.indexOf('--fit-space')).toBeGreaterThan(fitted.indexOf('data-id="a"'));
    expect(fitted).toContain('<div data-id="a">A &amp; B</div>');
  });

  it('removes them again, byte for byte', () => {
    const drawn = setPageFits(article, []);
    const fitted = setPageFits(drawn, [
      { pageId: 'p1', space: 0.7, type: 1 },
      { pageId: 'p2', space: 1, type: 0.9 },
    ]);
    expect(fitted).not.toBe(drawn);
    expect(setPageFits(fitted, [])).toBe(drawn);
  });
});
