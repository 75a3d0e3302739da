import { describe, expect, it } from 'vitest';
import { articleShell, assembleArticle, assembleBlock, pageShell } from './assemble-article.ts';
import type { DocumentDraft } from './draft.ts';
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
