import type { Brief, RichText } from '../../../../src/domain/document/brief.ts';

const plain = (text: string): RichText => [{ text }];

/** Day of the year on which so many twelfths of it are over. */
const day = (months: number): number => Math.round((months / 12) * 365);

const crops: readonly (readonly [name: string, from: number, to: number])[] = [
  ['Salad leaves', 3, 11],
  ['Broad beans', 5, 7.4],
  ['Strawberries', 5.4, 7.2],
  ['Courgettes', 6.3, 9.8],
  ['Tomatoes', 6.8, 10],
  ['Apples', 8, 10.6],
  ['Squash', 8.6, 11],
  ['Kale and leeks', 9.4, 12],
];

/** A year of a garden: a cover, what it is made of, when there is something to pick, what comes next. */
export const brief: Brief = {
  title: 'Tannery Lane community garden',
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
        layout: 'points',
        label: '',
        notes: '',
        title: 'Eleven beds, an orchard and no locked gate',
        points: [
          { marker: '1', title: 'Six family beds', text: plain('Thirty-one households share them') },
          { marker: '2', title: 'Four school beds', text: plain('Planted by Year 4 each March') },
          { marker: '3', title: 'One long raised bed', text: plain('Worked from a seat or a wheelchair') },
          { marker: '4', title: 'Six apple trees', text: plain('Old local kinds, on small rootstock') },
          { marker: '5', title: 'Shed and pond', text: plain('Tools to borrow, frogs to leave alone') },
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
          labels: ['Soil', 'Rain', 'Tools', 'Ramp', 'Seeds'],
          series: [{ name: '', values: [900, 1450, 650, 2200, 1200] }],
          marked: ['Ramp'],
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
