import type { Brief } from '../../../../src/domain/document/brief.ts';

/** A project on one page: the length of a tram line as hero, its stops, times before and after. */
export const brief: Brief = {
  title: 'Nordtram in one page',
  language: 'en-CH',
  look: { format: 'a4', orientation: 'portrait', direction: 'swiss', theme: 'light', tokens: {}, seed: 1 },
  content: {
    kind: 'one-pager',
    organisation: 'Nordtram',
    runningTitle: 'Project summary',
    date: 'March 2026',
    headline: 'One tram line from the harbour to the hospital, in nineteen minutes',
    lead: [{ text: 'From 38 minutes to 19. The gain is largest where buses now stand in traffic.' }],
    hero: { value: '7.4', unit: 'km', label: '' },
    stops: ['Harbour', '', '', 'Marktplatz', '', '', '', 'Central station', '', '', '', '', 'Hospital North'],
    figures: [
      { value: '13', label: 'Stops', detail: 'all step-free, all within 400 metres of a school or a clinic' },
      {
        value: '42’000',
        label: 'Riders a day',
        detail: 'forecast for 2031, against 26’500 on today’s bus 9',
      },
      {
        value: '318',
        unit: 'million',
        label: 'Cost',
        detail: 'francs, of which the canton carries 55% and the city 45%',
      },
    ],
    chart: {
      kind: 'grouped',
      title: 'Minutes at 8 in the morning',
      note: '',
      labels: ['Harbour to Marktplatz', 'Marktplatz to Central station', 'Central station to Hospital'],
      series: [
        { name: 'bus', values: [9, 17, 12] },
        { name: 'tram', values: [5, 6, 8] },
      ],
      marked: ['tram'],
    },
    sections: [
      {
        title: 'Why',
        text: [
          {
            text: 'Bus 9 is full by Marktplatz and stands for eleven minutes on the bridge. More buses would only join the queue. A tram on its own track carries three times as many people.',
          },
        ],
      },
      {
        title: 'How',
        text: [
          {
            text: 'Track is laid in grass for 4.1 km and shares the street for the rest. The bridge is widened by 2.6 m. Every tree that is felled is replaced twice, along the same street.',
          },
        ],
      },
      {
        title: 'When',
        text: [
          {
            text: 'Vote on 14 June 2026. Main works begin in spring 2027, bridge first. Trial running in autumn 2030, and the first passengers board on 9 March 2031.',
          },
        ],
      },
    ],
    quote: {
      text: '“I start at six. With the tram I can leave the house at half past five.”',
      by: 'Selma Aydin,\nnurse, Hospital North',
    },
    contact: [
      'Nordtram project office\nHafenstrasse 40',
      'Questions and site walks\noffice@nordtram.example',
      'Telephone, weekdays\n061 555 09 09',
    ],
  },
};
