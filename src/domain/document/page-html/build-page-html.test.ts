import { describe, expect, it } from 'vitest';
import { buildPageHtml, facesForArticle, type PageFontFace } from './build-page-html.ts';
import { coversAny } from './unicode-range.ts';

const article = (attributes: string, text = 'Hello'): string =>
  `<article class="doc" lang="de" data-direction="swiss" data-title="A &amp; &lt;B&gt;" ${attributes}><section class="page" data-id="p1"><p data-id="b">${text}</p></section></article>`;

const face = (family: string, directions: readonly string[], unicodeRange?: string): PageFontFace => ({
  family,
  weight: 400,
  style: 'normal',
  file: `${family}.woff2`,
  directions,
  ...(unicodeRange === undefined ? {} : { unicodeRange }),
});
const faces = [
  face('Archivo', ['swiss'], 'U+0000-00FF'),
  face('Archivo Ext', ['swiss'], 'U+0100-02BA'),
  face('Newsreader', ['editorial'], 'U+0000-00FF'),
  face('Any', ['swiss', 'editorial']),
];
const options = {
  stylesheet: '.doc{color:red}/*</style><script>*/',
  fontFaces: faces,
  fontUrl: (file: string) => `data:font/woff2;base64,${file}`,
};

describe('buildPageHtml', () => {
  it('returns a complete page with the unchanged article', () => {
    const html = buildPageHtml(article(''), { ...options, purpose: 'print' });
    expect(html.startsWith('<!doctype html>\n<html lang="de">\n<head><meta charset="utf-8">')).toBe(true);
    expect(html).toContain('<title>A &amp; &lt;B&gt;</title>');
    expect(html).toContain(`<body>${article('')}</body>`);
    expect(html).toContain('font-family:"Archivo";font-weight:400;font-style:normal');
    expect(html).toContain('src:url("data:font/woff2;base64,Archivo.woff2")');
    // The kit is a separate style element, because a process reuses it between pages; a preview has one style
    // sheet, because it is split again.
    expect(html.match(/<\/style/g)).toHaveLength(3);
    expect(html).toContain('</style><style>.doc{color:red}/*');
    expect(buildPageHtml(article(''), { ...options, purpose: 'preview' }).match(/<\/style/g)).toHaveLength(1);
  });

  it('loads nothing in print, and only from the given origin in a preview', () => {
    const policyOf = (purpose: 'print' | 'preview', origin?: string): string =>
      /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
        buildPageHtml(article(''), { ...options, purpose, ...(origin && { origin }) }),
      )?.[1] ?? '';
    expect(policyOf('print')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:",
    );
    const own = "'self' https://octavo.example:8443";
    expect(policyOf('preview', 'https://octavo.example:8443')).toBe(
      `default-src 'none'; style-src ${own} 'unsafe-inline'; font-src ${own} data:; img-src ${own} data:`,
    );
    expect(() => policyOf('preview', "https://a.example; script-src 'unsafe-inline'")).toThrow(
      'Not an origin',
    );
  });

  it.each([
    ['data-format="a4"', '210mm 297mm'],
    ['data-format="a4" data-orientation="landscape"', '297mm 210mm'],
    ['data-format="a5"', '148mm 210mm'],
    ['data-format="letter"', '8.5in 11in'],
    ['data-format="square"', '210mm 210mm'],
    ['data-format="story" data-orientation="landscape"', '540px 960px'],
    ['data-format="slides-16x9"', '1280px 720px'],
    ['data-format="slides-4x3"', '10in 7.5in'],
    ['data-format="unknown"', '210mm 297mm'],
  ])('sets the paper size of %s', (attributes, size) => {
    expect(buildPageHtml(article(attributes), { ...options, purpose: 'print' })).toContain(
      `@page{size:${size};margin:0}`,
    );
  });

  it("uses the given title, else the document's title, else its first line", () => {
    const untitled = article('').replace(/data-title="[^"]*"/, '');
    const titleOf = (html: string): string => /<title>(.*)<\/title>/.exec(html)?.[1] ?? '';
    expect(titleOf(buildPageHtml(untitled, { ...options, purpose: 'print', title: 'Mine' }))).toBe('Mine');
    expect(titleOf(buildPageHtml(untitled, { ...options, purpose: 'print' }))).toBe('Hello');
  });
});

describe('facesForArticle', () => {
  it('includes the fonts of the direction whose characters occur', () => {
    const families = (text: string): string[] =>
      facesForArticle(article('', text), faces).map(({ family }) => family);
    expect(families('Hello')).toEqual(['Archivo', 'Any']);
    expect(families('Łódź')).toEqual(['Archivo', 'Archivo Ext', 'Any']);
    // 'ÿ' becomes 'Ÿ' (U+0178) when the style sheet sets capitals.
    expect(families('ÿ')).toEqual(['Archivo', 'Archivo Ext', 'Any']);
  });
});

describe('coversAny', () => {
  it('reads all range notations', () => {
    expect(coversAny('U+26', '&')).toBe(true);
    expect(coversAny('u+4??', 'ж')).toBe(true);
    expect(coversAny('U+0-7F, U+1F600-1F64F', '😀')).toBe(true);
    expect(coversAny('U+0-7F', 'é')).toBe(false);
    expect(coversAny('nonsense', 'a')).toBe(false);
  });
});
