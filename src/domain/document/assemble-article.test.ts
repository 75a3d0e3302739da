import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryContent } from '../content/arbitrary-content.test-data.ts';
import { repeats } from '../full-run.test-data.ts';
import { articleShell, assembleArticle, assembleBlock, pageShell } from './assemble-article.ts';
import type { DocumentDraft } from './draft.ts';
import { layOutContent } from './layout/lay-out-content.ts';
import { readArticle } from './read-article.ts';
import { sanitiseArticle } from './sanitise/sanitise-article.ts';

const draft: DocumentDraft = {
  title: 'Tom & "Jerry" <1>',
  language: 'en',
  format: 'slides-16x9',
  orientation: 'landscape',
  direction: 'editorial',
  theme: 'dark',
  tokens: { accent: '#0b4a32', bad: 'url(x)', 'Not a name': '1', sneaky: 'red;position:fixed' },
  pages: [
    {
      id: 'cover',
      className: 'page-field',
      notes: 'Say "hello"',
      blocks: [
        { id: 'title', html: '<h1 data-id="title" data-name="Title">Hi</h1>' },
        { id: 'two roots', html: '<p>a</p><p onclick=x>b' },
        { id: 'lead', html: '<p>No id</p>' },
      ],
    },
    { id: 'cover', className: '', blocks: [{ id: 'title', html: '<p>again</p>' }] },
  ],
};

describe('assembleArticle', () => {
  it('writes a whole document, escaped, with ids made valid and unique', () => {
    expect(assembleArticle(draft)).toBe(
      '<article class="doc" data-direction="editorial" data-format="slides-16x9" data-orientation="landscape" data-theme="dark" data-title="Tom &amp; &quot;Jerry&quot; &lt;1&gt;" lang="en" style="--accent:#0b4a32">' +
        '<section class="page page-field" data-id="cover" data-notes="Say &quot;hello&quot;">' +
        '<h1 data-id="title" data-name="Title">Hi</h1><div data-id="two-roots"><p>a</p><p>b</p></div><p data-id="lead">No id</p></section>' +
        '<section class="page" data-id="cover-2"><p data-id="title-2">again</p></section></article>',
    );
  });

  it('returns markup that the sanitizer leaves unchanged and that reads back the same', () => {
    const html = assembleArticle(draft);
    expect(sanitiseArticle(html)).toBe(html);
    const { title, theme, tokens, pages } = readArticle(html);
    expect({ title, theme, tokens }).toEqual({
      title: draft.title,
      theme: 'dark',
      tokens: { accent: '#0b4a32' },
    });
    expect(pages.map((page) => page.notes)).toEqual(['Say "hello"', '']);
  });

  it('returns markup that the sanitizer leaves unchanged, of any content', () => {
    fc.assert(
      fc.property(arbitraryContent, (content) => {
        const html = assembleArticle(layOutContent(content));
        expect(sanitiseArticle(html)).toBe(html);
      }),
      { numRuns: repeats(8, 2_000) },
    );
  });

  it('returns markup that the sanitizer leaves unchanged, of hostile blocks', () => {
    const tags =
      '<p>|</p>|<div>|</div>|<section>|</section>|<article class="doc">|</article>|<b>|</b>|<a href="#x">|</a>|<svg>|</svg>|<path d="M0 0"/>|<title>|<style>|</style>|<script>|</script>|<table>|<tr>|<td>|</td>|<li>|<ul>|</ul>|<pre>|\n|<h1>|</h1>|<span>|</span>|<img src="data:image/png;base64,AA" alt="">|<br>|<!--|-->|<p data-id="a">|<p data-id="p1">|<section class="page" data-id="p2">|words|&lt;|&|"|<math>|<mi>|<select>|<option>|<frameset>|<plaintext>|<template>|<form>|</form>|<p title=\' data-id="x"\'>';
    const markup = fc
      .array(fc.constantFrom(...tags.split('|')), { minLength: 1, maxLength: 30 })
      .map((parts) => parts.join(''));
    const ids = fc.constantFrom('a', 'b', 'c', 'p1', '', ' x "y', 'long'.repeat(30));
    const blocks = fc.array(fc.record({ id: ids, html: markup }), { maxLength: 4 });
    const pages = fc.array(
      fc.record({ id: ids, className: fc.constantFrom('', 'page-slide', '"><script>'), blocks }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(pages, (hostile) => {
        const html = assembleArticle({ ...draft, pages: hostile });
        expect(sanitiseArticle(html)).toBe(html);
        expect(html).not.toMatch(/<script|<style|onclick/);
      }),
      { numRuns: repeats(150, 50_000) },
    );
  });

  it('keeps deep blocks as the sanitizer would', () => {
    for (const depth of [50, 100, 110, 114, 116, 120, 1_000]) {
      const html = `${'<div>'.repeat(depth)}words${'</div>'.repeat(depth)}`;
      const article = assembleArticle({
        ...draft,
        pages: [{ id: 'p1', className: '', blocks: [{ id: 'a', html }] }],
      });
      expect(sanitiseArticle(article)).toBe(article);
      expect(article).toContain('words');
    }
  });

  it('closes unclosed markup before the next block', () => {
    const blocks = [
      { id: 'a', html: '<div><table><td>x' },
      { id: 'b', html: '</div></section><p>y' },
    ];
    const html = assembleArticle({ ...draft, pages: [{ id: 'p1', className: '', blocks }] });
    expect(readArticle(html).pages[0]?.blocks.map(({ id, text }) => [id, text])).toEqual([
      ['a', 'x'],
      ['b', 'y'],
    ]);
  });
});

describe('the pieces of a stream', () => {
  it('are the empty article, the empty page and the finished block', () => {
    const { pages, ...head } = draft;
    expect(articleShell({ ...head, title: '', tokens: {} })).toBe(
      '<article class="doc" data-direction="editorial" data-format="slides-16x9" data-orientation="landscape" data-theme="dark" lang="en"></article>',
    );
    expect(pageShell({ id: 'p 1"', className: 'x "y', notes: '' })).toBe(
      '<section class="page x" data-id="p-1-"></section>',
    );
    expect(assembleBlock({ id: 'b', html: 'text' })).toBe('<p data-id="b">text</p>');
    expect(pages).toHaveLength(2);
  });
});
