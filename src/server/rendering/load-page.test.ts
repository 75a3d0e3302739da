import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assembleArticle } from '../../domain/document/assemble-article.ts';
import { artDirections } from '../../domain/document/kit/choices.ts';
import { layOutContent } from '../../domain/document/layout/lay-out-content.ts';
import { sampleContent, sampleDeck, sampleInvoice } from '../../domain/document/layout/sample-contents.ts';
import { missingLetters } from '../../domain/export/missing-letters.ts';
import { printableHtml } from '../features/documents/printable-html.ts';
import { sample } from '../testing/full-run.ts';
import { launchBrowser, type PageBrowser } from './browser/launch-browser.ts';
import type { PageTab } from './browser/page-tab.ts';
import { findBrowser } from './find-browser.ts';
import { factsOfPaper, loadPage, loadPageForPaper } from './load-page.ts';
import { printPdf } from './pdf/print-pdf.ts';
import { testCacheDir } from './test-browser.ts';

let browser: PageBrowser;
beforeAll(async () => {
  const found = await findBrowser({ cacheDir: testCacheDir });
  browser = await launchBrowser({ browser: found, isRoot: process.getuid?.() === 0 });
});
afterAll(() => browser.close());

async function inTab<T>(work: (tab: PageTab) => Promise<T>): Promise<T> {
  const tab = await browser.openTab();
  try {
    return await work(tab);
  } finally {
    await tab.close();
  }
}

/** Removes what differs between prints: dates and element numbers. */
const comparable = (pdf: Uint8Array): string =>
  Buffer.from(pdf)
    .toString('latin1')
    .replace(/\((?:D:|node)[^)]*\)/g, '()');

const svg = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="${fill}"/></svg>`)}`;
const nested = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><image href="${svg('teal')}" width="40" height="40"/></svg>`)}`;

const picturesOfEveryKind = `<!doctype html><style>
@page{size:A4;margin:0}
.ground{background:url("${svg('red')}");width:90px;height:90px}
.cut{mask:url("${svg('black')}");background:blue;width:90px;height:90px}
.frame{border:20px solid;border-image:url("${nested}") 10}
.more::after{content:url("${svg('orange')}")}
li{list-style-image:url("${svg('green')}")}
@media screen{.paper{display:none}}
</style><div class=ground></div><div class=cut></div><div class=frame>framed</div><p class=more>more</p><ul><li>point</ul>
<img src="${nested}" alt=""><div style="height:4000px"></div><img loading=lazy src="${svg('purple')}" alt=""><p class=paper>paper</p>`;

describe('a page laid out for print only', () => {
  it('prints like one rendered on screen first, with pictures of every kind', async () => {
    const drawn = await inTab(async (tab) => {
      await loadPage(tab, picturesOfEveryKind, 'print');
      return printPdf(tab);
    });
    const onPaper = await inTab(async (tab) => {
      await loadPageForPaper(tab, picturesOfEveryKind);
      return printPdf(tab);
    });
    expect(comparable(onPaper) === comparable(drawn)).toBe(true);
    expect(comparable(onPaper).match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(3);
  });

  it.each(sample(artDirections, 3))(
    'has the same facts in its markup as when drawn, in %s',
    async (direction) => {
      for (const [content, format] of [
        [sampleInvoice(4), 'a4'],
        [sampleDeck, 'slides-16x9'],
      ] as const) {
        const html = await printableHtml(
          assembleArticle(layOutContent(sampleContent(content, { format, direction }))),
        );
        const [stated, drawn] = await inTab(async (tab) => {
          const facts = await loadPageForPaper(tab, html);
          await printPdf(tab);
          return [facts, await factsOfPaper(tab)] as const;
        });
        expect(drawn.text).toMatch(content.pages[0]?.layout === 'invoice' ? /studio marlowe/i : /porto/i);
        expect(missingLetters(drawn.text, stated.text).missing).toBe(0);
        // Content hidden on some pages only, here a running head, counts as shown in the markup; then the drawn
        // text is compared.
        expect(missingLetters(stated.text, drawn.text).missing).toBeLessThan(20);
        expect({ ...stated, text: '' }).toEqual({ ...drawn, text: '' });
      }
    },
  );

  it('excludes screen-reader text and text in drawings from the searchable words', async () => {
    const hidden = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
    const html = `<body>seen <span style="${hidden}"><b>table of a chart</b></span><svg><title>a title</title><text y=20>drawn</text></svg><template>not yet</template>`;
    const { text } = await inTab(async (tab) => {
      await loadPageForPaper(tab, html);
      return factsOfPaper(tab);
    });
    expect(text.split(/\s+/)).toEqual(['seen', 'drawn']);
  });
});
