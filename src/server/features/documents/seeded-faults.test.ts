import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../../rendering/renderer.ts';
import { testRenderer } from '../../rendering/test-browser.ts';
import { sample } from '../../testing/full-run.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { cleanPages, isNamed, seededFaults } from '../../testing/seeded-faults.ts';
import { finishPage } from './finish-page.ts';
import { printableHtml } from './printable-html.ts';

let renderer: Renderer;
beforeAll(async () => {
  renderer = testRenderer();
  await renderer.warm();
});

describe('a page of the kit', () => {
  it.each(sample(cleanPages, 2).map((page) => [page.name, page] as const))(
    '%s has no findings',
    async (_, page) => {
      const { report } = await finishPage(page.html, renderer);
      expect(report.findings).toEqual([]);
    },
  );

  it.each(sample(cleanPages, 4).map((page) => [page.name, page] as const))(
    '%s prints completely',
    async (_, page) => {
      const { html, report } = await finishPage(page.html, renderer);
      const { pdf } = await renderer.renderPdf({ html: await printableHtml(html) });
      const { pages, fonts, isTagged, language } = await readPdf(pdf);
      expect(pages).toHaveLength(report.pages);
      expect(isTagged).toBe(true);
      expect(language).toBe('en');
      expect(fonts.length).toBeGreaterThan(0);
      expect(fonts.filter(({ type, isEmbedded }) => type === 'Type3' || !isEmbedded)).toEqual([]);
    },
  );

  const some = sample(
    seededFaults.map((fault, index) => [fault, index] as const),
    10,
  );
  it.each(some.map(([fault, index]) => [`${fault.class}: ${fault.name}`, fault, index] as const))(
    'with a fault is detected: %s',
    async (_, fault, index) => {
      const page = cleanPages[index % cleanPages.length];
      if (!page) throw new Error('no page');
      const { html, blockId } = fault.seed(page.html);
      const { report } = await finishPage(html, renderer);
      expect(isNamed(fault, blockId, report.findings), JSON.stringify(report.findings)).toBe(true);
    },
  );
});
