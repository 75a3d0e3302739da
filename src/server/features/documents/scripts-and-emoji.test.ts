import { describe, expect, it } from 'vitest';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { printableHtml } from './printable-html.ts';

const texts = ['حفلة موسيقية', 'שלום', 'Привет', 'Γειά σου', 'नमस्ते', 'Zażółć gęślą', '🎉 ❤️ 🚲 ✓ → ≥'];

/** Fonts bundled with the project; any other font would come from this machine. */
const ours = /Archivo|Newsreader|LibreCaslon|NotoSans|NotoEmoji|NotoSansMath|NotoSansSymbols/;

describe.each(['swiss', 'editorial'])('a %s page in many scripts', (direction) => {
  it.each([400, 600])('at weight %i uses only bundled fonts', async (weight) => {
    const test = await createTestApp();
    try {
      const html = `<div data-id="a" data-name="A">${texts.map((text) => `<p style="font-weight:${weight}">${text}</p>`).join('')}</div>`;
      const article = assembleArticle({
        title: 'Scripts',
        language: 'en',
        format: 'a4',
        orientation: 'portrait',
        direction,
        theme: 'light',
        tokens: {},
        pages: [{ id: 'p1', className: '', blocks: [{ id: 'a', html }] }],
      });
      const { pdf } = await test.deps.renderer.renderPdf({ html: await printableHtml(article) });
      const { fonts, text } = await readPdf(pdf);
      expect(fonts.map(({ name }) => name).filter((name) => !ours.test(name))).toEqual([]);
      expect(text).toContain('Привет');
      expect(fonts.some(({ name }) => name.includes('NotoEmoji'))).toBe(true);
    } finally {
      await test.close();
    }
  });
});
