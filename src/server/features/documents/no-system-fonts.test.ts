import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { testRenderer } from '../../rendering/test-browser.ts';
import { sample } from '../../testing/full-run.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { finishPage } from './finish-page.ts';
import { printableHtml } from './printable-html.ts';

let renderer: Renderer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'octavo-no-fonts-'));
  const file = path.join(folder, 'fonts.conf');
  await writeFile(
    file,
    `<?xml version="1.0"?><fontconfig><cachedir>${folder}</cachedir><dir>${folder}</dir></fontconfig>`,
  );
  vi.stubEnv('FONTCONFIG_FILE', file);
  renderer = testRenderer();
  await renderer.warm();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const documentOf = (language: string, texts: readonly string[], direction = 'swiss') =>
  assembleArticle({
    title: texts[0] ?? '',
    language,
    format: 'a5',
    orientation: 'portrait',
    direction,
    theme: 'light',
    tokens: {},
    pages: [
      {
        id: 'p1',
        className: '',
        blocks: texts.map((text, index) => ({
          id: `b${index}`,
          html: `<div><h2>${text}</h2><p><strong>${text}</strong></p></div>`,
        })),
      },
    ],
  });

const letters = (text: string) => text.normalize('NFKC').replace(/\s|\u200e|\u200f|\ufe0f/g, '');

/** Each with the font family that the PDF must embed for it. */
const texts = [
  ['ja', '東京の春、桜まつり', 'NotoSansJP'],
  ['zh-Hans', '简体中文与图书馆', 'NotoSansSC'],
  ['zh-Hant', '繁體中文與圖書館', 'NotoSansTC'],
  ['ko', '서울 도서관 안내', 'NotoSansKR'],
  ['ar', 'مرحبا بالعالم', 'NotoSansArabic'],
  ['he', 'שלום עולם', 'NotoSansHebrew'],
  ['hi', 'नमस्ते दुनिया', 'NotoSans'],
  ['bn', 'ওহে বিশ্ব', 'NotoSansBengali'],
  ['ta', 'வணக்கம் உலகம்', 'NotoSansTamil'],
  ['th', 'สวัสดีชาวโลก', 'NotoSansThai'],
  ['el', 'Καλημέρα κόσμε', 'NotoSans'],
  ['ru', 'Привет, мир', 'NotoSans'],
  ['vi', 'Chào buổi sáng, thế giới', 'Archivo'],
] as const;

describe('on a machine without any fonts', () => {
  it('a page in Japanese, Arabic, Hindi and emoji prints with bundled fonts, and its text can be copied', async () => {
    const parts = ['東京の春、桜まつり', 'مرحبا بالعالم', 'नमस्ते दुनिया', 'Feest 🎉 op de 🚲'];
    const { html, report } = await finishPage(documentOf('ja', parts), renderer);
    expect(report.findings).toEqual([]);
    const { pdf } = await renderer.renderPdf({ html: await printableHtml(html) });
    const { fonts, text, isTagged, pages } = await readPdf(pdf);
    expect(pages).toHaveLength(1);
    expect(isTagged).toBe(true);
    for (const name of ['NotoSansJP', 'NotoSansArabic', 'NotoSans-', 'NotoEmoji'])
      expect(fonts.map((font) => font.name).join(' ')).toContain(name);
    expect(fonts.filter(({ type, isEmbedded }) => type === 'Type3' || !isEmbedded)).toEqual([]);
    expect(text).toContain('東京の春、桜まつり');
    expect(letters(text)).toContain('Feest🎉opde🚲');
    expect(text).toContain('मस');
  });

  it.each(sample(texts, 6))('%s uses a bundled font', async (language, text, family) => {
    const { html, report } = await finishPage(documentOf(language, [text]), renderer);
    expect(report.findings).toEqual([]);
    const { pdf } = await renderer.renderPdf({ html: await printableHtml(html) });
    const { fonts } = await readPdf(pdf);
    const names = fonts.map(({ name }) => name.replace(/^\/[A-Z]{6}\+/, ''));
    expect(names.some((name) => name.startsWith(family))).toBe(true);
    expect(names.filter((name) => !/^(?:Noto|Archivo)/.test(name))).toEqual([]);
  });

  it('different characters look different: none is an empty box', async () => {
    const pictureOf = async (text: string) => {
      const html = await printableHtml(documentOf('en', [text]));
      const picture = await renderer.screenshot({ html, page: 1, widthPx: 300, format: 'png' });
      return Buffer.from(picture).toString('base64');
    };
    for (const [one, other] of ['東本', '한국', '汉语', '🎉🚲', 'กข', 'கங'].map((pair) => [...pair])) {
      expect(await pictureOf(one ?? ''), `${one} ${other}`).not.toBe(await pictureOf(other ?? ''));
    }
    // A character without any font is drawn as a box, and is reported.
    expect(await pictureOf('\u{13000}')).toBe(await pictureOf('\u{13001}'));
    const { report } = await finishPage(documentOf('en', ['A \u{13000} bird']), renderer);
    expect(report.findings).toMatchObject([{ class: 'missing_glyph', block_id: 'b0' }]);
  });
});
