import { expect, it } from 'vitest';
import { assembleArticle } from '../assemble-article.ts';
import { publicArticle } from './public-article.ts';

const article = assembleArticle({
  title: 'Secret <b> "plan"',
  language: 'en',
  format: 'slides-16x9',
  orientation: 'landscape',
  direction: 'swiss',
  theme: 'light',
  tokens: { accent: '#123456' },
  pages: [
    {
      id: 'p1',
      className: 'page-slide',
      notes: 'Do not say > that we are broke="x"',
      blocks: [
        {
          id: 'a',
          html: '<div data-id="a" data-name="Opening" data-count="3"><h1>Hello data-x="1"</h1><br></div>',
        },
      ],
    },
    { id: 'p2', className: '', blocks: [{ id: 'b', html: '<p data-id="b" data-intended="y">Bye</p>' }] },
  ],
});

it('removes speaker notes and other private data', () => {
  const shown = publicArticle(article);
  expect(article).toContain('we are broke');
  for (const own of ['we are broke', 'data-notes', 'data-title', 'Secret', 'data-name', 'data-intended'])
    expect(shown).not.toContain(own);
});

it('keeps style attributes, text, and page order', () => {
  const shown = publicArticle(article);
  for (const kept of ['data-format="slides-16x9"', 'data-direction="swiss"', 'data-count="3"', '#123456'])
    expect(shown).toContain(kept);
  expect(shown).toContain('<h1>Hello data-x="1"</h1>');
  expect(shown).toMatch(/<section class="page page-slide"[^>]* aria-label="Page 1 of 2">/);
  expect(shown).toMatch(/<section class="page"[^>]* aria-label="Page 2 of 2">/);
  expect(publicArticle('<p>no article</p>')).toBe('<p>no article</p>');
});
