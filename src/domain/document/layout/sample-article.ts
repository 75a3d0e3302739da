import type { ArticleContent, ContentBlock } from '../brief.ts';

const passage =
  'The harbour had been closed for nine years when the first boats came back. Nobody had asked them to. They came because the water was deep again, and because the old quay, which the city had fenced off and forgotten, still had its iron rings. ';

/** Given content with everything in it; `repeats` makes it as long as wished. */
export function sampleArticle(repeats: number): ArticleContent {
  const body = Array.from({ length: repeats }, (_, index): readonly ContentBlock[] => [
    {
      type: 'heading',
      level: 2,
      text: [{ text: ['What came back', 'The cost of waiting', 'A plan for the quay'][index % 3] ?? '' }],
    },
    { type: 'paragraph', text: [{ text: passage.repeat(2) }, { text: 'It was enough.', isEmphasis: true }] },
    {
      type: 'list',
      isOrdered: index % 2 === 1,
      items: [
        {
          text: [{ text: 'Repair the iron rings', isStrong: true }, { text: ' before the winter storms.' }],
          children: [],
        },
        { text: [{ text: 'Let the fishermen set the hours.' }], children: [] },
        { text: [{ text: 'Keep the fence where children play.' }], isChecked: true, children: [] },
      ],
    },
    { type: 'paragraph', text: [{ text: passage.repeat(3) }] },
    {
      type: 'table',
      table: {
        head: [[{ text: 'Quay' }], [{ text: 'Boats' }], [{ text: 'Depth, m' }]],
        rows: [
          [[{ text: 'North' }], [{ text: '14' }], [{ text: '4.2' }]],
          [[{ text: 'Old harbour' }], [{ text: '31' }], [{ text: '6.8' }]],
        ],
        alignment: ['left', 'right', 'right'],
      },
    },
    { type: 'heading', level: 3, text: [{ text: 'What the pilots say' }] },
    { type: 'quote', text: [{ text: 'The tide does not read the timetable.' }], by: 'Joana Reis, pilot' },
    { type: 'paragraph', text: [{ text: passage }] },
  ]).flat();
  return {
    kind: 'article',
    organisation: 'Harbour Review',
    runningTitle: 'Report',
    date: '2026-11-21',
    title: 'The boats that came back',
    lead: [{ text: 'How a closed harbour opened itself, and what a city can learn from letting it.' }],
    blocks: body,
  };
}
