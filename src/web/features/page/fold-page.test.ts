import { expect, it } from 'vitest';
import { createPageFolder } from './fold-page.ts';
import type { Delta } from './page-state.ts';

const begin: Delta = { op: 'begin', article_html: '<article class="doc"></article>' };
const page: Delta = { op: 'page', page_id: 'p', page_html: '<section class="page" data-id="p"></section>' };
const block = (text: string): Delta => ({
  op: 'block',
  page_id: 'p',
  block_id: 'b',
  block_html: `<p data-id="b">${text}</p>`,
});

it('gives the same page whether deltas arrive one by one or all at once', () => {
  const deltas = [begin, page, block('first'), block('second')];
  const fold = createPageFolder();
  const steps = deltas.map((_, index) => fold(null, deltas.slice(0, index + 1)));
  expect(steps.at(-1)).toBe(createPageFolder()(null, deltas));
  expect(steps.at(-1)).toContain('<p data-id="b">second</p>');
  expect(steps.at(-1)).not.toContain('first');
});

it('starts over when the saved page replaces the streamed one', () => {
  const fold = createPageFolder();
  fold(null, [begin, page]);
  expect(fold('<article>saved</article>', [])).toBe('<article>saved</article>');
});
