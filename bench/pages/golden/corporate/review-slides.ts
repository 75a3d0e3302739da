import type { Brief } from '../../../../src/domain/document/brief.ts';

/** A board review in four slides: the claim, the figures, the causes, three decisions. */
export const brief: Brief = {
  title: 'Brightwell second-quarter review',
  language: 'en-GB',
  look: {
    format: 'slides-16x9',
    orientation: 'portrait',
    direction: 'corporate',
    theme: 'light',
    tokens: {},
    seed: 29,
  },
  content: {
    kind: 'pitch-deck',
    organisation: 'Brightwell Supplies',
    runningTitle: '',
    date: '',
    slides: [
      {
        layout: 'title',
        label: '',
        notes: '',
        title: 'Margin is back. Delivery times are not.',
        subtitle: 'Second-quarter review for the board. Four pages, three decisions.',
      },
      {
        layout: 'text',
        label: '',
        notes: '',
        title: 'Revenue reached a new high and margin recovered for the second quarter running',
        blocks: [
          {
            type: 'columns',
            columns: [
              [
                {
                  type: 'chart',
                  chart: {
                    kind: 'column',
                    title: 'Revenue, £ million',
                    note: '',
                    labels: ['Q3', 'Q4', 'Q1', 'Q2', 'Q3 25', 'Q4 25', 'Q1 26', 'Q2 26'],
                    series: [{ name: 'Revenue', values: [41.2, 43.8, 42.1, 44.9, 46.0, 47.3, 45.8, 49.6] }],
                    marked: ['Q2 26'],
                  },
                },
                {
                  type: 'chart',
                  chart: {
                    kind: 'line',
                    title: 'Operating margin, per cent',
                    note: '',
                    labels: ['Q3', 'Q4', 'Q1', 'Q2', 'Q3 25', 'Q4 25', 'Q1 26', 'Q2 26'],
                    series: [{ name: 'Margin', values: [17.8, 17.2, 16.1, 15.3, 14.9, 14.2, 15.0, 16.7] }],
                    unit: '%',
                  },
                },
              ],
              [
                {
                  type: 'figures',
                  figures: [
                    { value: '£49.6m', label: '', detail: 'Revenue, 10.5% above the same quarter last year' },
                    {
                      value: '16.7%',
                      label: '',
                      detail: 'Operating margin, up 2.5 points from the low in Q4',
                    },
                    { value: '4.3 days', label: '', detail: 'Average delivery, against a promise of three' },
                  ],
                },
              ],
            ],
          },
        ],
      },
      {
        layout: 'chart',
        label: '',
        notes: '',
        title: 'Price and volume added £2.0m; freight took back less than half of it',
        chart: {
          kind: 'waterfall',
          title: '',
          note: 'Profit and what changed it, £ million',
          labels: ['Q1', 'Volume', 'Price', 'Terms', 'Freight', 'Overtime', 'Q2'],
          series: [{ name: 'Profit', values: [6.9, 1.1, 0.9, 0.6, -0.8, -0.4, 8.3] }],
          marked: ['Q1', 'Q2'],
        },
        takeaway:
          'Two hospital groups moved to annual contracts in May. The northern depot shipped by courier for six weeks.',
      },
      {
        layout: 'text',
        label: '',
        notes: '',
        title: 'Three decisions we need today',
        blocks: [
          {
            type: 'table',
            table: {
              head: [
                [{ text: 'Decision' }],
                [{ text: 'Why now' }],
                [{ text: 'Cost' }],
                [{ text: 'Owner' }],
                [{ text: 'By' }],
              ],
              rows: [
                [
                  [{ text: 'Open a night shift at the northern depot' }],
                  [{ text: 'Clears the backlog in five weeks and ends courier use.' }],
                  [{ text: '£0.3m a year' }],
                  [{ text: 'Okafor' }],
                  [{ text: '1 August' }],
                ],
                [
                  [{ text: 'Change the promise from three days to “by Friday”' }],
                  [{ text: 'Eight in ten buyers plan by week. We met that 94% of the time.' }],
                  [{ text: 'None' }],
                  [{ text: 'Lindqvist' }],
                  [{ text: '15 August' }],
                ],
                [
                  [{ text: 'Sign the second freight carrier for two years' }],
                  [{ text: 'The quoted rate holds to the end of July, then rises 7%.' }],
                  [{ text: '£1.1m a year' }],
                  [{ text: 'Marsh' }],
                  [{ text: '31 July' }],
                ],
              ],
              alignment: ['left', 'left', 'left', 'left', 'left'],
            },
          },
          {
            type: 'quote',
            text: [
              { text: 'With all three, average delivery is back to three days by the end of September.' },
            ],
          },
        ],
      },
    ],
  },
};
