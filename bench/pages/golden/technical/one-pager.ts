import type { Brief } from '../../../../src/domain/document/brief.ts';

/** A project on one sheet: the claim, four quantities, a year of heat, a voice, three notes. */
export const brief: Brief = {
  title: 'Meridian heat network, one page',
  language: 'en-GB',
  look: {
    format: 'a4',
    orientation: 'portrait',
    direction: 'technical',
    theme: 'light',
    tokens: {},
    seed: 4,
  },
  content: {
    kind: 'one-pager',
    organisation: 'Meridian Heat Co-operative',
    runningTitle: 'Project summary MH-010',
    date: '2026-01-20',
    headline: 'Heat for 1,140 homes from under the playing field',
    lead: [
      {
        text: 'Water at 12 °C circulates through the district. Each house raises it to 50 °C with its own small heat pump, and in summer gives its warmth back to the ground.',
      },
    ],
    diagram: {
      kind: 'section',
      title: 'Boreholes under a field, an energy centre and six homes on one loop of pipes',
      grid: [24, 6.5],
      parts: [
        { name: 'Borehole field', draws: 'boreholes', at: [0.6, 0, 6.8, 1], count: 7 },
        { name: 'Energy centre', draws: 'building', at: [7.4, 0, 2.3, 1] },
        {
          name: 'Heat pump in each home',
          text: '3 to 6 kW',
          draws: 'houses',
          at: [11, 0, 12.6, 1],
          count: 6,
        },
        { name: 'Supply 12 °C, solid', draws: 'pipe', at: [9, 0, 13.6, 1] },
        { name: 'Return 7 °C, broken', text: 'plastic pipe, 8.6 km', draws: 'return', at: [8.6, 0, 14.6, 1] },
        { name: 'Depth 150 m', draws: 'depth', at: [7.2, 0, 0.8, 1] },
      ],
    },
    figures: [
      { value: '4.1', label: 'units of heat for each unit of electricity' },
      { value: '−71', unit: '%', label: 'carbon against gas boilers, first year' },
      { value: '£38', unit: 'a month', label: 'median bill, fixed until 2031' },
      { value: '96', label: 'boreholes, each 150 m deep' },
    ],
    chart: {
      kind: 'stacked',
      title: 'Summer heat returned to the ground covers two-fifths of winter',
      note: 'GWh a month; drawn above the line, returned below',
      labels: ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'],
      series: [
        { name: 'drawn 8.22', values: [1.6, 1.37, 1.1, 0.63, 0.18, 0, 0, 0, 0.12, 0.58, 1.1, 1.54] },
        { name: 'returned 3.36', values: [0, 0, 0, -0.08, -0.42, -0.78, -0.9, -0.8, -0.38, 0, 0, 0] },
      ],
      marked: ['returned 3.36'],
    },
    sections: [
      {
        title: 'Method',
        text: [
          {
            text: 'The ground is a store, not a mine. What is taken between October and April is put back by cooling homes and the leisure centre from May on.',
          },
        ],
      },
      {
        title: 'Money',
        text: [
          {
            text: 'Capital of £14.6 million: half green bonds, a third grant, the rest from 2,015 members. Bonds are repaid from bills over twenty-two years.',
          },
        ],
      },
      {
        title: 'Programme',
        text: [
          {
            text: 'Field A is running. Drilling on field B starts in May 2026 and the last 460 homes connect, street by street, before October 2027.',
          },
        ],
      },
    ],
    quote: {
      text: '“The radiators are never hot, and the house is never cold.”',
      by: 'Tomasz Wilk, 14 Field Row, connected since October 2024',
    },
    contact: ['Energy centre, Mill Lane, Leeds', 'hello@meridianheat.example', '0113 496 0550'],
  },
};
