import type { Brief } from '../../../../src/domain/document/brief.ts';

const newYear = Date.UTC(2025, 0, 1) / 86_400_000;

/** Day on which so many twelfths of the year are over. */
const day = (months: number): number => newYear + Math.round((months / 12) * 364);

const crops: readonly (readonly [name: string, from: number, to: number])[] = [
  ['Salad leaves', 3, 11],
  ['Broad beans', 5, 7.4],
  ['Strawberries', 5.4, 7.2],
  ['Courgettes', 6.3, 9.8],
  ['Tomatoes', 6.8, 10],
  ['Apples', 8, 10.6],
  ['Squash', 8.6, 11],
  ['Kale and leeks', 0, 2.8],
  ['Kale and leeks', 9.4, 12],
];

/** A year of a garden: a cover, what it is made of, when there is something to pick, what comes next. */
export const brief: Brief = {
  title: 'Tannery Lane garden',
  language: 'en-GB',
  look: {
    format: 'slides-16x9',
    orientation: 'landscape',
    direction: 'organic',
    theme: 'light',
    tokens: {},
    seed: 21,
  },
  content: {
    kind: 'pitch-deck',
    organisation: 'Project update to members, spring',
    runningTitle: '',
    date: '',
    slides: [
      {
        layout: 'title',
        label: '',
        notes: '',
        title: 'A garden where the car park was',
        subtitle: 'Tannery Lane, one year after the first spade went in',
      },
      {
        layout: 'text',
        label: '',
        notes: '',
        title: 'Eleven beds, an orchard and no locked gate',
        blocks: [
          {
            type: 'diagram',
            diagram: {
              kind: 'plan',
              title: 'The garden from above: beds, orchard, shed and pond on both sides of two paths',
              grid: [24, 20],
              parts: [
                { name: '', draws: 'area', at: [0, 0, 24, 20] },
                { name: '', draws: 'path', at: [0, 10, 24, 1.6] },
                { name: '', draws: 'path', at: [12, 11.6, 1.5, 8.4] },
                {
                  name: 'Six family beds',
                  text: 'Thirty-one households share them',
                  draws: 'beds',
                  at: [1.4, 1.3, 13.2, 8],
                  count: 6,
                },
                {
                  name: 'Four school beds',
                  text: 'Planted by Year 4 each March',
                  draws: 'beds',
                  at: [1.4, 12.6, 9.6, 6.2],
                  count: 4,
                },
                {
                  name: 'One long raised bed',
                  text: 'Worked from a seat or a wheelchair',
                  draws: 'beds',
                  at: [16, 7, 6.8, 2.3],
                },
                {
                  name: 'Six apple trees',
                  text: 'Old local kinds, on small rootstock',
                  draws: 'trees',
                  at: [14.4, 12.4, 8.6, 6.8],
                  count: 6,
                },
                {
                  name: 'Shed and pond',
                  text: 'Tools to borrow, frogs to leave alone',
                  draws: 'building',
                  at: [16, 1.5, 4, 4],
                },
                { name: '', draws: 'water', at: [20.6, 1.6, 2.2, 3.6] },
              ],
            },
          },
        ],
      },
      {
        layout: 'chart',
        label: '',
        notes: '',
        title: 'Something to pick in every month of the year',
        chart: {
          kind: 'gantt',
          title: '',
          note: 'Harvest weeks from last year’s log, kept on the shed door by whoever was there. Only early spring was thin.',
          labels: crops.map(([name]) => name),
          series: [
            { name: '', values: crops.map(([, from]) => day(from)) },
            { name: '', values: crops.map(([, , to]) => day(to)) },
          ],
          isDated: true,
        },
        takeaway: '',
      },
      {
        layout: 'chart',
        label: '',
        notes: '',
        title: 'The second year costs £6,400, and the ramp comes first',
        chart: {
          title: '',
          note: '',
          kind: 'column',
          labels: [
            'Soil and compost',
            'Rainwater tanks',
            'Tools and shed repairs',
            'Ramp and raised beds',
            'Seeds and trees',
          ],
          series: [
            {
              name: '',
              values: [900, 1450, 650, 2200, 1200],
              written: ['£900', '£1,450', '£650', '£2,200', '£1,200'],
            },
          ],
          marked: ['Ramp and raised beds'],
        },
        takeaway: '',
        asides: [
          { title: 'We have £3,900', text: 'From the council’s green fund and the plant sale.' },
          {
            title: 'We need £2,500',
            text: 'By the end of April, so the ramp is in before planting.',
          },
          { title: 'Come on Sunday', text: 'Work party at ten. Bring gloves, leave with leeks.' },
        ],
      },
    ],
  },
};
