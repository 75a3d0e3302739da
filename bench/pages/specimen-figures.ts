import type { Block } from '../../src/domain/content/blocks/blocks.ts';
import type { Chart } from '../../src/domain/content/blocks/chart.ts';
import type { Idea } from '../../src/domain/content/blocks/diagram.ts';
import { type IdeaKind, ideaKinds } from '../../src/domain/content/choices.ts';
import type { Words } from './specimen-words.ts';

function chart(content: Partial<Chart> & Pick<Chart, 'kind' | 'labels' | 'series'>): Block {
  return {
    type: 'chart',
    chart: { title: 'What the figures of the year say', note: 'Visitors, thousands', ...content },
  };
}

/** Returns every kind of chart, with all of its marks. */
export function charts({ label }: Words): readonly Block[] {
  const years = ['2019', '2020', '2021', '2022', '2023', '2024', '2025'];
  const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
  const places = ['Harbour', 'Old town', 'Station'].map(label);
  return [
    chart({
      kind: 'column',
      labels: years,
      series: [{ name: '', values: [17.2, 11.8, 14.1, 18.9, 22.4, 24.6, 26.5] }],
      mark: ['2025'],
      goal: { value: 30, label: 'Goal for 2028, 30 thousand' },
      source: 'Source: counters at the doors, 2019 to 2025',
    }),
    chart({
      kind: 'bar',
      labels: places,
      series: [{ name: '', values: [12.4, 8.1, 6] }],
      mark: [places[0] ?? ''],
      goal: { value: 10, label: 'Goal' },
    }),
    chart({
      kind: 'grouped',
      title: 'The tram halves every way',
      note: 'Minutes at 8 in the morning',
      labels: places,
      series: [
        { name: 'bus', values: [9, 17, 12] },
        { name: 'tram', values: [5, 6, 8] },
      ],
      mark: ['tram'],
    }),
    chart({
      kind: 'grouped',
      labels: quarters,
      series: [
        { name: 'Children', values: [4, 6, 9, 5] },
        { name: 'Grown-ups', values: [8, 9, 12, 10] },
      ],
    }),
    chart({
      kind: 'stacked',
      labels: quarters,
      series: [
        { name: 'Tickets', values: [40, 52, 61, 48] },
        { name: 'Gifts', values: [12, 18, 9, 30] },
        { name: 'Café', values: [20, 22, 31, 25] },
        { name: 'Shop', values: [5, 8, 11, 16] },
      ],
    }),
    chart({
      kind: 'column',
      labels: quarters,
      series: [
        { name: 'This year', values: [42, 55, 61, 48] },
        { name: 'Last year', values: [38, 57, 50, 41] },
      ],
      compare: ['Last year'],
      mark: ['Q3'],
    }),
    chart({
      kind: 'waterfall',
      note: 'Profit, million euros',
      labels: ['2024', 'Tickets', 'Gifts', 'Energy', '2025'],
      series: [{ name: 'Profit', values: [6.9, 1.1, 0.9, -0.6, 8.3] }],
      mark: ['2024', '2025'],
    }),
    chart({
      kind: 'parts',
      unit: 'min',
      note: 'From the harbour to the station',
      labels: ['Bus 9', 'Tram'].map(label),
      series: [
        { name: 'walk', values: [6, 4] },
        { name: 'wait', values: [9, 3] },
        { name: 'ride', values: [17, 8] },
      ],
      mark: [label('Tram')],
    }),
    chart({
      kind: 'step',
      note: 'Minutes late, each week',
      labels: Array.from({ length: 16 }, (_, week) => String(week + 1)),
      series: [{ name: '', values: [12, 11, 13, 12, 14, 7, 8, 7, 6, 7, 7, 3, 2, 3, 2, 2] }],
      goal: { value: 5, label: 'Limit 5' },
      events: [
        { before: '6', label: 'A lane of its own' },
        { before: '12', label: 'Green wave' },
      ],
    }),
    chart({
      kind: 'line',
      labels: years,
      series: [{ name: 'Harbour', values: [17.2, 11.8, 14.1, 18.9, 22.4, 24.6, 26.5] }],
      mark: ['Harbour'],
    }),
    chart({
      kind: 'line',
      labels: years,
      series: [
        { name: 'Harbour', values: [17, 12, 14, 19, 22, 25, 27] },
        { name: 'Old town', values: [20, 9, 11, 15, 18, 19, 19] },
        { name: 'Station', values: [8, 5, 9, 12, 16, 20, 26] },
      ],
      mark: ['Harbour'],
    }),
    chart({
      kind: 'area',
      labels: years,
      series: [
        { name: 'Trains', values: [10, 6, 8, 11, 13, 14, 15] },
        { name: 'Trams', values: [4, 3, 4, 5, 6, 7, 9] },
      ],
    }),
    chart({
      kind: 'pie',
      unit: '%',
      note: 'Share of the income',
      labels: ['Tickets', 'City', 'Gifts', 'Café and shop', 'Other'],
      series: [{ name: 'Share', values: [42, 27, 14, 11, 6] }],
      mark: ['Tickets'],
    }),
    chart({
      kind: 'donut',
      note: 'Income, thousand euros',
      labels: ['Tickets', 'City', 'Gifts', 'Café and shop', 'Other', 'Interest'],
      series: [{ name: 'Income', values: [420, 270, 140, 110, 60, 20] }],
    }),
    chart({
      kind: 'sparkline',
      labels: years,
      series: [
        { name: 'Harbour', values: [17, 12, 14, 19, 22, 25, 27] },
        { name: 'Old town', values: [20, 9, 11, 15, 18, 19, 19] },
      ],
    }),
    chart({
      kind: 'progress',
      unit: '%',
      labels: ['Bridge', 'Track', 'Stops'].map(label),
      series: [{ name: 'Done', values: [86, 62, 15] }],
      mark: [label('Bridge')],
    }),
    chart({
      kind: 'gantt',
      title: 'The bridge sets the pace',
      note: 'Works in 2027',
      labels: ['Bridge', 'Track', 'Overhead line', 'Trial running', 'Opening'],
      series: [
        {
          name: 'From',
          values: ['2027-01-11', '2027-04-01', '2027-06-15', '2027-09-01', '2027-11-14'],
        },
        {
          name: 'To',
          values: ['2027-05-28', '2027-08-20', '2027-09-30', '2027-11-05', '2027-11-14'],
        },
      ],
      mark: ['Bridge'],
    }),
  ];
}

/** Returns every kind of diagram that is a list of items. */
function ideas({ label, text }: Words): readonly Block[] {
  const item = (title: string, more: Partial<Idea> = {}): Idea => ({
    title: label(title),
    text: text('All year'),
    ...more,
  });
  const four = ['Harbour', 'Old town', 'Station', 'Hospital'].map((title) => item(title));
  const nested = four.flatMap((each) => [each, item('Tickets', { level: 2 }), item('Trams', { level: 2 })]);
  const moods = [1, -1, 2, 0];
  const lists: Readonly<Record<IdeaKind, readonly Idea[]>> = {
    org: [item('Director'), ...nested.map((each) => ({ ...each, level: (each.level ?? 1) + 1 }))],
    cycle: four,
    pyramid: four,
    venn: [...four.slice(0, 3), item('All', { sets: [1, 2, 3] })],
    matrix: nested,
    fishbone: nested,
    journey: four.map((each, at) => ({ ...each, value: moods[at] ?? 0 })),
    hub: four,
  };
  return ideaKinds.map((kind) => ({
    type: 'diagram',
    diagram: {
      kind,
      ...(kind !== 'org' && { center: label('Nordtram') }),
      ...(kind === 'matrix' && { x: label('Effort'), y: label('Effect') }),
      items: [...lists[kind]],
    },
  }));
}

/** Returns every kind of diagram. */
export function diagrams(words: Words): readonly Block[] {
  const { label, text } = words;
  return [
    ...ideas(words),
    {
      type: 'diagram',
      diagram: {
        kind: 'flow',
        links: [
          { from: 'Passenger', to: 'Stop', text: label('asks') },
          { from: 'Stop', to: 'Control room', text: label('calls') },
          { from: 'Control room', to: 'Stop', text: 'times', back: true },
        ],
      },
    },
    {
      type: 'diagram',
      diagram: {
        kind: 'plan',
        title: 'The square before the station',
        grid: [12, 6],
        parts: [
          { name: '', shape: 'area', at: [0, 0, 12, 6] },
          { name: '', shape: 'path', at: [0, 2.6, 12, 0.8] },
          {
            name: label('Station'),
            text: text('Open all night'),
            shape: 'building',
            at: [0.5, 0.4, 5, 1.8],
          },
          {
            name: label('Plane trees'),
            text: text('Planted in spring'),
            shape: 'trees',
            at: [6.5, 0.4, 5, 1.8],
            count: 5,
          },
          {
            name: label('Beds'),
            text: text('Tended by the school'),
            shape: 'beds',
            at: [0.5, 3.8, 6, 1.8],
            count: 4,
          },
          { name: label('Pond'), shape: 'water', at: [8, 3.7, 3, 2] },
        ],
      },
    },
    {
      type: 'diagram',
      diagram: {
        kind: 'section',
        title: 'Under the depot',
        grid: [24, 6],
        parts: [
          { name: label('Boreholes'), shape: 'boreholes', at: [1, 0, 6, 1], count: 6 },
          { name: label('Depot'), shape: 'building', at: [8, 0, 3, 1] },
          {
            name: label('Homes'),
            text: text('Warm in winter'),
            shape: 'houses',
            at: [12, 0, 8, 1],
            count: 4,
          },
          { name: label('Supply'), shape: 'pipe', at: [9, 0, 12, 1] },
          { name: label('Return'), shape: 'return', at: [9.5, 0, 12, 1] },
          { name: label('Lime trees'), shape: 'trees', at: [21, 0, 2.5, 1], count: 2 },
        ],
      },
    },
  ];
}
