import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../../src/server/rendering/renderer.ts';
import { testRenderer } from '../../src/server/rendering/test-browser.ts';
import { faultsOf, inspectPdf } from './inspect-pdf.ts';
import { readGoldenPages } from './read-golden-pages.ts';

let renderer: Renderer;
beforeAll(async () => {
  renderer = testRenderer();
  await renderer.warm();
});

/** A sample; `npm run bench -- pages pdf` checks all of them. */
const sampled = [
  'corporate/proposal',
  'corporate/quarterly-report',
  'editorial/one-pager',
  'editorial/invoice',
  'swiss/deck',
  'technical/deck',
];

describe('the gallery pages as PDFs', () => {
  it('have the drawn pages, all fonts embedded, none of Type 3, and tags', async () => {
    const golden = await readGoldenPages((path) => sampled.includes(path));
    expect(golden).toHaveLength(sampled.length);
    for (const page of golden) {
      const pdf = await inspectPdf(page, renderer);
      expect(faultsOf(pdf, page.pictures.length), pdf.name).toEqual([]);
      expect(pdf.language).toContain(page.content.language);
    }
  });
});
