import { expect, it } from 'vitest';
import { layOutContent } from './lay-out-content.ts';
import { type Sample, sampleContent } from './sample-contents.ts';

const flyerWith = (label: string): Sample => ({
  head: {},
  pages: [
    {
      layout: 'flyer',
      title: 'School fair',
      facts: [{ label: 'Where', value: 'Schoolyard' }],
      listing: { title: 'Food', rows: [{ label, value: '$4' }] },
    },
  ],
});

it.each([
  ['Lemonade', 'class="listing"'],
  ['Hot dog or veggie wrap', 'class="listing is-wide"'],
])('gives a listing of "%s" the space its rows need', (label, expected) => {
  const { pages } = layOutContent(sampleContent(flyerWith(label), { direction: 'poster' }));
  expect(pages.flatMap(({ blocks }) => blocks.map((each) => each.html)).join('')).toContain(expected);
});
