import { describe, expect, it } from 'vitest';
import type { ContentBlock } from '../brief.ts';
import { readMarkdown } from './markdown-blocks.ts';

const only = (markdown: string): ContentBlock | undefined => {
  const blocks = readMarkdown(markdown);
  expect(blocks).toHaveLength(1);
  return blocks[0];
};

describe('components in given Markdown', () => {
  it('reads a chart from a fence with a table, options and marks', () => {
    const block = only(
      '```chart column\ntitle: Up and up\nnote: Hectares\nmark: 2025\ngoal: 500; Goal for 2028\n| | Marsh |\n|---|---|\n| 2024 | 338 |\n| 2025 | 1,412.5 |\n```',
    );
    expect(block).toEqual({
      type: 'chart',
      chart: {
        kind: 'column',
        title: 'Up and up',
        note: 'Hectares',
        labels: ['2024', '2025'],
        series: [{ name: 'Marsh', values: [338, 1412.5] }],
        marked: ['2025'],
        goal: { value: 500, label: 'Goal for 2028' },
      },
    });
  });

  it('reads a plan from dates, and shares from lines', () => {
    const gantt = only('```chart gantt\nBridge; 2027-01-11; 2027-05-28\nTrack; 2027-04-01; 2027-08-20\n```');
    expect(gantt).toMatchObject({
      type: 'chart',
      chart: { kind: 'gantt', isDated: true, labels: ['Bridge', 'Track'] },
    });
    const pie = only('```chart pie\nunit: %\nTickets: 42\nCity: 58\n```');
    expect(pie).toMatchObject({ chart: { kind: 'pie', unit: '%', series: [{ values: [42, 58] }] } });
  });

  it('leaves a fence alone that holds no values', () => {
    expect(only('```chart pie\nno numbers here\n```')).toMatchObject({ type: 'code' });
    expect(only('```js\nconst a = 1;\n```')).toMatchObject({ type: 'code', text: 'const a = 1;' });
  });

  it('reads callouts with and without a title', () => {
    expect(only('> [!WARNING]\n> Deep **water**.')).toMatchObject({ type: 'callout', tone: 'warning' });
    expect(only('> [!tip] Bring boots\n> It is wet.')).toMatchObject({
      tone: 'tip',
      title: [{ text: 'Bring boots' }],
      blocks: [{ type: 'paragraph' }],
    });
    expect(only('> Just a quote.')).toMatchObject({ type: 'quote' });
  });

  it('reads terms, and dates as a timeline', () => {
    expect(only('Tide\n: The sea going up and down.\n\nQuay\n: Where boats stand.')).toMatchObject({
      type: 'definitions',
      entries: [{ title: [{ text: 'Tide' }] }, { title: [{ text: 'Quay' }] }],
    });
    expect(only('March 2026\n: The vote.\n\n9 March 2031\n: The first ride.')).toMatchObject({
      type: 'timeline',
    });
    expect(only('A line\nand : another')).toMatchObject({ type: 'paragraph' });
  });

  it('reads steps, figures, cards, columns, signatures, codes and pictures', () => {
    expect(only('```steps\nAsk | the shops\nPrint\n```')).toMatchObject({
      type: 'steps',
      entries: [{}, { text: [] }],
    });
    expect(only('```figures\n318 million | Cost | francs\n13 | Stops\n```')).toMatchObject({
      figures: [{ value: '318', unit: 'million', label: 'Cost', detail: 'francs' }, { value: '13' }],
    });
    expect(only('```cards\n### Why\nIt is full.\n### How\n- grass\n```')).toMatchObject({
      cards: [{ title: [{ text: 'Why' }] }, { blocks: [{ type: 'list' }] }],
    });
    expect(only('```columns\nLeft\n---\nRight\n```')).toMatchObject({ columns: [[{}], [{}]] });
    expect(only('```signatures\nSelma Aydin | Mayor | Basel\n```')).toMatchObject({
      signatures: [{ name: 'Selma Aydin', detail: 'Mayor, Basel' }],
    });
    expect(only('```qr\nhttps://a.example\nThe plan\n```')).toEqual({
      type: 'qr',
      text: 'https://a.example',
      caption: 'The plan',
    });
    expect(only('![The quay](https://a.example/quay.jpg "In March")')).toEqual({
      type: 'picture',
      alt: 'The quay',
      caption: [{ text: 'In March' }],
    });
  });
});
