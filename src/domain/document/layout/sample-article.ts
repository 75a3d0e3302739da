import type { Block } from '../../content/blocks/blocks.ts';
import type { Sample } from './sample-contents.ts';

const passage =
  'The harbour had been closed for nine years when the first boats came back. Nobody had asked them to. They came because the water was deep again, and because the old quay, which the city had fenced off and forgotten, still had its iron rings. ';

/** An article with blocks of the most common kinds; `repeats` sets its length. */
export function sampleArticle(repeats: number): Sample {
  const body = Array.from({ length: repeats }, (_, index): readonly Block[] => [
    {
      type: 'heading',
      level: 2,
      text: ['What came back', 'The cost of waiting', 'A plan for the quay'][index % 3] ?? '',
    },
    { type: 'paragraph', text: `${passage.repeat(2)}*It was enough.*` },
    {
      type: 'list',
      ...(index % 2 === 1 && { ordered: true }),
      items: [
        { text: '**Repair the iron rings** before the winter storms.' },
        { text: 'Let the fishermen set the hours.' },
        { text: 'Keep the fence where children play.', checked: true },
      ],
    },
    { type: 'paragraph', text: passage.repeat(3).trim() },
    {
      type: 'table',
      table: {
        head: ['Quay', 'Boats', 'Depth, m'],
        rows: [
          ['North', '14', '4.2'],
          ['Old harbour', '31', '6.8'],
        ],
        align: ['left', 'right', 'right'],
      },
    },
    { type: 'heading', level: 3, text: 'What the pilots say' },
    { type: 'quote', text: 'The tide does not read the timetable.', by: 'Joana Reis, pilot' },
    { type: 'paragraph', text: passage.trim() },
  ]).flat();
  return articleWith(body);
}

/** The same article with blocks of your own. */
export function articleWith(blocks: readonly Block[]): Sample {
  return {
    head: { organization: 'Harbour Review', label: 'Report', date: '2026-11-21' },
    pages: [
      {
        layout: 'article',
        title: 'The boats that came back',
        lead: 'How a closed harbour opened itself, and what a city can learn from letting it.',
        blocks: [...blocks],
      },
    ],
  };
}
