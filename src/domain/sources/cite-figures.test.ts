import { describe, expect, it } from 'vitest';
import { plainText, readArticle } from '../document/read-article.ts';
import { citeFigures } from './cite-figures.ts';
import { addressesIn, readSource } from './read-source.ts';

const source = readSource(
  'https://stats.example/bikes',
  '<html><head><title>Bikes &amp; people</title><script>1999999</script></head><body><nav>Menu 77777</nav><h1>Bikes</h1><p>In 2024 the city counted 12,500 trips a day. That is 42 % more.</p></body></html>',
  true,
);
const article = (body: string) =>
  `<article class="doc" lang="en" data-format="a4"><section class="page page-article" data-id="p1"><section class="passage" data-id="b" data-name="B"><p class="paragraph">${body}</p></section></section></article>`;

describe('a source', () => {
  it('is read without scripts and menus', () => {
    expect(source.title).toBe('Bikes & people');
    expect(source.sentences).toEqual([
      'Bikes',
      'In 2024 the city counted 12,500 trips a day.',
      'That is 42 % more.',
    ]);
  });

  it('is identified by its URL in a text', () => {
    expect(addressesIn('See https://a.example/x, (http://b.example/y). And https://a.example/x!')).toEqual([
      'https://a.example/x',
      'http://b.example/y',
    ]);
  });
});

describe('figures', () => {
  it('link to their sentence, or are flagged if neither source nor user has them', () => {
    const { html, unsourced, citedCount } = citeFigures(
      article('12 500 trips (+42%), 73 % of riders, for 900 bikes in 2026, 3 ways.'),
      [source],
      'We have 900 bikes',
    );
    expect(citedCount).toBe(2);
    expect(unsourced).toEqual(['73 %']);
    expect(html).toContain('https://stats.example/bikes#:~:text=In%202024%20the%20city');
    expect(html).toContain('data-gap="Source for 73 %"');
    expect(html).not.toMatch(/data-gap="Source for (?:900|2026|3)"/);
    expect(plainText(html)).toContain('Bikes & people');
    expect(readArticle(html).pages[0]?.blocks.at(-1)?.id).toBe('sources');
    const again = citeFigures(html, [source], 'We have 900 bikes');
    expect(again.html).toBe(html);
  });

  it('are unchanged in links that a source contains; other links lose their URL', () => {
    const { html } = citeFigures(
      article(
        '<a href="https://evil.example/?q=the+whole+page">more</a> and <a href="https://stats.example/bikes">there</a>',
      ),
      [source],
      '',
    );
    expect(html).not.toContain('evil.example');
    expect(html).toContain('href="https://stats.example/bikes"');
    expect(plainText(html)).toContain('more');
  });
});
