import type { Brief } from '../../../../src/domain/document/brief.ts';

/** A quarter on one page: key figures, a year of months, every route, what is done next. */
export const brief: Brief = {
  title: 'Skerry Line third-quarter report',
  language: 'en-GB',
  look: {
    format: 'a4',
    orientation: 'portrait',
    direction: 'corporate',
    theme: 'light',
    tokens: {},
    seed: 5,
  },
  content: {
    kind: 'article',
    organisation: 'Skerry Line',
    runningTitle: 'Third-quarter operating report, July to September',
    date: '',
    title: 'A record summer, held back by one berth at North Skerry',
    blocks: [
      {
        type: 'figures',
        figures: [
          { value: '412,600', label: 'Passengers', detail: 'Up 6.2% on last year' },
          { value: '91.7%', label: 'On time, within 10 min', detail: 'Target 93%' },
          { value: '1,184', unit: 'l', label: 'Fuel per crossing', detail: 'Down 4.1% on last year' },
          { value: '3.8', label: 'Complaints per 10,000', detail: 'Was 4.6 last year' },
        ],
      },
      {
        type: 'columns',
        columns: [
          [
            {
              type: 'chart',
              chart: {
                kind: 'column',
                title: 'Passengers by month, thousands',
                note: 'This quarter in navy',
                labels: ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'],
                compared: ['Same month last year'],
                series: [
                  {
                    name: 'Same month last year',
                    values: [72, 58, 61, 50, 50, 64, 85, 99, 112, 131.2, 143.9, 113.4],
                  },
                  { name: 'Passengers', values: [74, 57, 63, 49, 52, 66, 88, 98, 118, 139.4, 152.6, 120.6] },
                ],
                marked: ['Jul', 'Aug', 'Sep'],
              },
            },
          ],
          [
            { type: 'heading', level: 2, text: [{ text: 'What happened' }] },
            {
              type: 'paragraph',
              text: [
                {
                  text: 'All three months beat last year. August was our busiest on record, helped by the later last sailing on Inner Sound.',
                },
              ],
            },
            {
              type: 'paragraph',
              text: [
                {
                  text: 'Two routes missed the 93% target. North Skerry did most of the damage: Berth 2 closed for 41 days, so two vessels shared one ramp.',
                },
              ],
            },
          ],
        ],
      },
      { type: 'heading', level: 2, text: [{ text: 'Performance by route' }] },
      {
        type: 'table',
        table: {
          head: [
            [{ text: 'Route' }],
            [{ text: 'Crossings' }],
            [{ text: 'Passengers' }],
            [{ text: 'Change' }],
            [{ text: 'On time' }],
          ],
          rows: [
            [
              [{ text: 'Inner Sound' }],
              [{ text: '1,104' }],
              [{ text: '168,200' }],
              [{ text: '+8.1%' }],
              [{ text: '95.2%' }],
            ],
            [
              [{ text: 'Hollin Bay' }],
              [{ text: '736' }],
              [{ text: '121,900' }],
              [{ text: '+5.4%' }],
              [{ text: '93.0%' }],
            ],
            [
              [{ text: 'North Skerry' }],
              [{ text: '552' }],
              [{ text: '84,300' }],
              [{ text: '+6.9%' }],
              [{ text: '84.6%' }],
            ],
            [
              [{ text: 'Outer Isles' }],
              [{ text: '276' }],
              [{ text: '38,200' }],
              [{ text: '−0.6%' }],
              [{ text: '88.9%' }],
            ],
          ],
          foot: [
            [
              [{ text: 'All routes' }],
              [{ text: '2,668' }],
              [{ text: '412,600' }],
              [{ text: '+6.2%' }],
              [{ text: '91.7%' }],
            ],
          ],
          caption: 'Bars run from 80 to 100%; the tick is the 93% target.',
          bars: { column: 5, from: 80, to: 100, target: 93 },
          alignment: ['left', 'right', 'right', 'right', 'right'],
        },
      },
      { type: 'heading', level: 2, text: [{ text: 'Next quarter' }] },
      {
        type: 'cards',
        cards: [
          {
            title: [{ text: 'Reopen Berth 2' }],
            blocks: [
              {
                type: 'paragraph',
                text: [{ text: 'Fender replacement complete by 18 October. Owner: Marine engineering.' }],
              },
            ],
          },
          {
            title: [{ text: 'Keep the late sailing' }],
            blocks: [
              {
                type: 'paragraph',
                text: [
                  { text: 'Run the 21.40 on Fridays through winter; review in January. Owner: Timetable.' },
                ],
              },
            ],
          },
          {
            title: [{ text: 'Two-boat turnaround drill' }],
            blocks: [
              {
                type: 'paragraph',
                text: [
                  { text: 'Written procedure for single-ramp working by November. Owner: Port operations.' },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
};
