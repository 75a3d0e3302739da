import { describe, expect, it } from 'vitest';
import { blockTexts, changedBlockIds, plainText, readArticle } from './read-article.ts';

const html =
  '<article class="doc" lang="de" data-format="letter" data-orientation="landscape" data-direction="editorial" data-theme="dark" data-title="A &amp; B" style="--accent:#123456;color:red">' +
  '<section class="page page-field" data-id="p1" data-notes="Hi"><h1 data-id="t" data-name="Title">Big <b>day</b></h1><table data-id="x"><tbody><tr><td>Item</td><td>1</td></tr></tbody></table></section>' +
  '<section class="page" data-id="p2"><p data-id="y">End</p></section></article>';

describe('readArticle', () => {
  it('reads settings, tokens, pages and blocks', () => {
    expect(readArticle(html)).toEqual({
      title: 'A & B',
      language: 'de',
      format: 'letter',
      orientation: 'landscape',
      direction: 'editorial',
      theme: 'dark',
      tokens: { accent: '#123456' },
      pages: [
        {
          id: 'p1',
          className: 'page-field',
          notes: 'Hi',
          blocks: [
            {
              id: 't',
              name: 'Title',
              html: '<h1 data-id="t" data-name="Title">Big <b>day</b></h1>',
              text: 'Big day',
            },
            {
              id: 'x',
              name: '',
              html: '<table data-id="x"><tbody><tr><td>Item</td><td>1</td></tr></tbody></table>',
              text: 'Item\t1',
            },
          ],
        },
        {
          id: 'p2',
          className: '',
          notes: '',
          blocks: [{ id: 'y', name: '', html: '<p data-id="y">End</p>', text: 'End' }],
        },
      ],
    });
  });

  it('reads markup without an article as an empty document', () => {
    expect(readArticle('<p>x</p>')).toMatchObject({ title: '', format: 'a4', theme: 'light', pages: [] });
  });
});

describe('plainText', () => {
  it('returns the visible text, one line per block', () => {
    expect(plainText(html)).toBe('Big day\nItem\t1\nEnd');
    expect(
      plainText(
        '<p>a<br>b&nbsp; c</p><ul><li>one</li><li>two <i>2</i></li></ul><svg><title>no</title><g><text>4<tspan>2</tspan></text><text>x</text></g></svg>',
      ),
    ).toBe('a\nb c\none\ntwo 2\n42\nx');
  });

  it('joins no words across line breaks', () => {
    expect(plainText('<div>a\n  b</div><div>c</div>')).toBe('a b\nc');
  });
});

describe('blockTexts', () => {
  it('lists blocks in reading order', () => {
    expect(blockTexts(html).map(({ id }) => id)).toEqual(['t', 'x', 'y']);
  });
});

describe('changedBlockIds', () => {
  it('returns the ids of new, changed and removed blocks only', () => {
    const after = html
      .replace('End', 'The end')
      .replace('<h1 data-id="t"', '<p data-id="new">n</p><h1 data-id="t"')
      .replace('<table data-id="x">', '<table data-id="x2">')
      .replace('#123456', '#000000')
      .replace('page page-field', 'page');
    expect(changedBlockIds(html, after)).toEqual(['new', 'x2', 'y', 'x']);
    expect(changedBlockIds(html, html.replace('#123456', '#000000'))).toEqual([]);
  });
});
