import type { FlyerContent, OnePagerContent } from '../brief.ts';

export const sampleOnePager: OnePagerContent = {
  kind: 'one-pager',
  organisation: 'Nordtram',
  runningTitle: 'Project summary',
  date: '2026-03-01',
  headline: 'One tram line from the harbour to the hospital, in nineteen minutes',
  lead: [
    { text: 'From 38 minutes to 19. ' },
    { text: 'The gain is largest where buses now stand in traffic, between Marktplatz and the bridge.' },
  ],
  hero: { value: '7.4', unit: 'km', label: '' },
  figures: [
    { value: '13', label: 'Stops', detail: 'all step-free, all within 400 metres of a school or a clinic' },
    { value: '42,000', label: 'Riders a day', detail: 'forecast for 2031, against 26,500 on today’s bus 9' },
    {
      value: '318',
      unit: 'million',
      label: 'Cost',
      detail: 'euros, of which the region carries 55% and the city 45%',
    },
  ],
  chart: {
    title: 'Journeys on line 9 have outgrown the bus',
    note: 'Passengers on a working day, thousands',
    labels: ['2019', '2020', '2021', '2022', '2023', '2024', '2025'],
    series: [{ name: '', values: [17.2, 11.8, 14.1, 18.9, 22.4, 24.6, 26.5] }],
    marked: ['2025'],
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
    by: 'Selma Aydin, nurse, Hospital North',
  },
  callToAction: 'Walk the route with us on Saturday, 21 March, from the harbour at ten.',
  contact: ['Nordtram project office, Hafenstrasse 40', 'office@nordtram.example', '061 555 09 09'],
};

/** As little as a prompt may give: no number, no chart, no quote, gaps for the rest. */
export const sampleSparseOnePager: OnePagerContent = {
  kind: 'one-pager',
  organisation: { placeholder: 'Organisation' },
  runningTitle: 'Overview',
  date: '2026-11-21',
  headline: 'A library that lends tools, not books',
  lead: [{ text: 'Drills are used for thirteen minutes in their life. We lend them out instead.' }],
  figures: [
    { value: { placeholder: 'Members' }, label: 'Members' },
    { value: { placeholder: 'Tools' }, label: 'Tools on the shelf' },
  ],
  sections: [
    { title: 'What it is', text: [{ text: 'One room, four hundred tools, a card for the year.' }] },
    { title: 'Who it is for', text: [{ text: 'Everyone in the quarter with a wall and a wish.' }] },
  ],
  contact: [{ placeholder: 'Contact' }],
};

export const sampleFlyer: FlyerContent = {
  kind: 'flyer',
  organisation: 'Harbour Quarter Association',
  runningTitle: 'Summer festival',
  headline: 'Open-air concert at the old harbour',
  tagline: 'Five bands, one long table, free entry until the tide comes in.',
  hero: '14 June',
  facts: [
    { label: 'When', value: 'Sunday, 14 June 2026, from 4 pm' },
    { label: 'Where', value: 'Pier 3, Old Harbour' },
    { label: 'Entry', value: 'Free' },
  ],
  points: [
    { title: 'Music', text: 'From brass band to electro swing, until eleven.' },
    { title: 'Food', text: 'Twelve kitchens of the quarter on one table of sixty metres.' },
    { title: 'Children', text: 'Boat building, a pirate’s walk, and a stage of their own.' },
  ],
  callToAction: 'Bring a chair and a cup.',
  contact: ['harbour-festival.example', 'hello@harbour-festival.example', { placeholder: 'Phone' }],
  motif: 'sea music',
};
