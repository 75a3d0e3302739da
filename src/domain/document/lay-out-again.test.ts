import { expect, it } from 'vitest';
import type { DocumentContent } from '../content/document-content.ts';
import { layOutAgain } from './lay-out-again.ts';

const content: DocumentContent = {
  schema: 1,
  title: 'Orchard',
  language: 'en',
  look: { format: 'a4', orientation: 'portrait', direction: 'swiss', theme: 'light', tokens: {}, seed: 1 },
  head: {},
  pages: [
    {
      id: 'p1',
      layout: 'article',
      title: 'The orchard',
      blocks: [
        { id: 'b1', type: 'picture', source: 'asset:tree', text: 'An old tree' },
        { id: 'b2', type: 'heading', level: 2, text: 'Harvest' },
        { id: 'b3', type: 'paragraph', text: 'More quinces than anyone ordered.' },
      ],
    },
  ],
};
const address = '/files/assets/0b9d2a52-2f6c-4d2c-9a1e-0d2f4c3b2a10';

it('keeps the pictures that the content references by name only', () => {
  const html = `<article><img alt="An old tree" src="${address}"></article>`;
  const slides: DocumentContent = { ...content, look: { ...content.look, format: 'slides-16x9' } };
  const after = layOutAgain(slides, { html, content }).html;
  expect(after).toContain(`src="${address}"`);
  expect(after).toContain('data-format="slides-16x9"');
});
