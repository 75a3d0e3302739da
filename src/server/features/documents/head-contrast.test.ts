import { beforeAll, describe, expect, it } from 'vitest';
import { artDirections, themeNames } from '../../../domain/content/choices.ts';
import { readContent } from '../../../domain/content/lenient/read-content.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { layOutContent } from '../../../domain/document/layout/lay-out-content.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { testRenderer } from '../../rendering/test-browser.ts';
import { isFullRun } from '../../testing/full-run.ts';
import { finishPage } from './finish-page.ts';

let renderer: Renderer;
beforeAll(async () => {
  renderer = testRenderer();
  await renderer.warm();
});

const particulars = {
  type: 'facts',
  items: [
    { label: 'Date', value: '3 February' },
    { label: 'Place', value: '[[Place]]' },
  ],
};
const sections = (count: number, text: string) =>
  Array.from({ length: count }, (_, at) => [
    { type: 'heading', level: 2, text: `Part ${at + 1}` },
    { type: 'paragraph', text },
  ]).flat();
const few = sections(2, 'Two quotes have arrived.');
const many = sections(4, 'Two quotes have arrived, one of them from a company nearby. '.repeat(4));
const table = {
  type: 'table',
  table: {
    head: ['Who', 'What'],
    rows: [
      ['Ines', 'Ask'],
      ['Marek', 'Oil the doors'],
    ],
  },
};

/**
 * Page headers with and without an introduction, details, placeholders, and titles that leave space for a
 * field.
 */
const pages = [
  { title: 'Meeting of [[Team]]', blocks: [particulars, ...few] },
  {
    title: 'Meeting of the library',
    lead: 'We go on until Easter.',
    blocks: [particulars, ...many, table, { type: 'paragraph', text: '**Next meeting:** Tuesday.' }],
  },
  { title: 'Meeting of the library', lead: 'We go on with [[Name]].', blocks: few },
].map((page) => ({ layout: 'article', ...page }));

/** White is readable on the first and black on the second, each with little margin. */
const accents = ['#8a3b2a', '#b3631b'] as const;
const cases = artDirections.flatMap((direction) =>
  themeNames.flatMap((theme) =>
    ['minutes', 'newsletter'].flatMap((kind, nth) =>
      accents
        .filter((_, at) => isFullRun || (theme === 'light' && at === nth))
        .map((accent) => [direction, theme, kind, accent] as const),
    ),
  ),
);

describe("the text in an article's header", () => {
  it.each(cases)('is readable: %s, %s, %s, %s', async (direction, theme, kind, accent) => {
    const { content } = readContent({
      title: 'Meeting',
      kind,
      language: 'en',
      look: { format: 'a4', direction, theme, accent },
      head: { organization: '[[Organization]]', label: 'Meeting [[number]]' },
      pages,
    });
    if (!content) throw new Error('There is no content to lay out.');
    const { report } = await finishPage(assembleArticle(layOutContent(content)), renderer);
    const contrasts = report.findings.filter((finding) => finding.class === 'contrast');
    expect(contrasts.map(({ message }) => message)).toEqual([]);
  });
});
