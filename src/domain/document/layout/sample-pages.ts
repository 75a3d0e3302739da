import type { Sample } from './sample-contents.ts';

export const sampleOnePager: Sample = {
  head: { organization: 'Nordtram', label: 'Project summary', date: '2026-03-01' },
  pages: [
    {
      layout: 'one-pager',
      title: 'One tram line from the harbour to the hospital, in nineteen minutes',
      sections: [
        {
          title: 'Why',
          text: 'Bus 9 is full by Marktplatz and stands for eleven minutes on the bridge. More buses would only join the queue. A tram on its own track carries three times as many people.',
        },
        {
          title: 'How',
          text: 'Track is laid in grass for 4.1 km and shares the street for the rest. The bridge is widened by 2.6 m. Every tree that is felled is replaced twice, along the same street.',
        },
        {
          title: 'When',
          text: 'Vote on 14 June 2026. Main works begin in spring 2027, bridge first. Trial running in autumn 2030, and the first passengers board on 9 March 2031.',
        },
      ],
      lead: 'From 38 minutes to 19. The gain is largest where buses now stand in traffic, between Marktplatz and the bridge.',
      hero: { value: '7.4', label: '', unit: 'km' },
      figures: [
        {
          value: '13',
          label: 'Stops',
          detail: 'all step-free, all within 400 metres of a school or a clinic',
        },
        {
          value: '42,000',
          label: 'Riders a day',
          detail: 'forecast for 2031, against 26,500 on today’s bus 9',
        },
        {
          value: '318',
          label: 'Cost',
          unit: 'million',
          detail: 'euros, of which the region carries 55% and the city 45%',
        },
      ],
      chart: {
        title: 'Journeys on line 9 have outgrown the bus',
        labels: ['2019', '2020', '2021', '2022', '2023', '2024', '2025'],
        series: [{ name: '', values: [17.2, 11.8, 14.1, 18.9, 22.4, 24.6, 26.5] }],
        note: 'Passengers on a working day, thousands',
        mark: ['2025'],
      },
      quote: {
        text: '“I start at six. With the tram I can leave the house at half past five.”',
        by: 'Selma Aydin, nurse, Hospital North',
      },
      action: 'Walk the route with us on Saturday, 21 March, from the harbour at ten.',
      contact: ['Nordtram project office, Hafenstrasse 40', 'office@nordtram.example', '061 555 09 09'],
    },
  ],
};

/** A minimal prompt: no number, no chart, no quote, placeholders for the rest. */
export const sampleSparseOnePager: Sample = {
  head: { organization: '[[Organisation]]', label: 'Overview', date: '2026-11-21' },
  pages: [
    {
      layout: 'one-pager',
      title: 'A library that lends tools, not books',
      sections: [
        { title: 'What it is', text: 'One room, four hundred tools, a card for the year.' },
        { title: 'Who it is for', text: 'Everyone in the quarter with a wall and a wish.' },
      ],
      lead: 'Drills are used for thirteen minutes in their life. We lend them out instead.',
      figures: [
        { value: '[[Members]]', label: 'Members' },
        { value: '[[Tools]]', label: 'Tools on the shelf' },
      ],
      contact: ['[[Contact]]'],
    },
  ],
};

export const sampleFlyer: Sample = {
  head: { organization: 'Harbour Quarter Association', label: 'Summer festival' },
  subject: 'sea music',
  pages: [
    {
      layout: 'flyer',
      title: 'Open-air concert at the old harbour',
      facts: [
        { label: 'When', value: 'Sunday, 14 June 2026, from 4 pm' },
        { label: 'Where', value: 'Pier 3, Old Harbour' },
        { label: 'Entry', value: 'Free' },
      ],
      tagline: 'Five bands, one long table, free entry until the tide comes in.',
      hero: '14 June',
      points: [
        { title: 'Music', text: 'From brass band to electro swing, until eleven.' },
        { title: 'Food', text: 'Twelve kitchens of the quarter on one table of sixty metres.' },
        { title: 'Children', text: 'Boat building, a pirate’s walk, and a stage of their own.' },
      ],
      action: 'Bring a chair and a cup.',
      contact: ['harbour-festival.example', 'hello@harbour-festival.example', '[[Phone]]'],
    },
  ],
};
