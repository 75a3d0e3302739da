import type { Sample } from './sample-contents.ts';

export const sampleDeck: Sample = {
  head: { organization: 'Roda', label: 'Seed round', date: '2026-11-21' },
  pages: [
    {
      label: 'Title',
      notes: 'Welcome. One sentence on who we are.',
      layout: 'cover',
      title: 'Bike sharing for the hills of Porto',
      subtitle: 'Electric bikes, docks at every metro stop, one ticket for both.',
    },
    {
      label: 'Problem',
      layout: 'statement',
      title: 'Porto is too steep to cycle and too narrow to drive',
      text: 'The centre loses an hour a day to queues, and the last mile from the metro is a climb of eighty metres.',
    },
    {
      label: 'Solution',
      layout: 'points',
      title: 'A bike that makes the hill flat, where people already change trains',
      items: [
        {
          title: 'Electric only',
          text: 'Every bike climbs the Rua dos Clérigos without sweat.',
          marker: '1',
        },
        {
          title: 'Docks at the metro',
          text: 'Forty docks, none further than 90 metres from a platform.',
          marker: '2',
        },
        {
          title: 'One ticket',
          text: 'The Andante card unlocks a bike; the ride is on the same bill.',
          marker: '3',
        },
      ],
    },
    {
      label: 'Market',
      layout: 'figures',
      title: 'Every working day, 1.1 million trips start within our reach',
      items: [
        { value: '1.1', label: 'Trips a day', unit: 'million', detail: 'in the metropolitan area' },
        {
          value: '240',
          label: 'To the nearest dock',
          unit: 'm',
          detail: 'for nine in ten people who live there',
        },
        { value: '[[Price]]', label: 'A ride', detail: 'to be set with the city' },
      ],
    },
    {
      label: 'Traction',
      layout: 'chart',
      title: 'The pilot doubled in five months',
      chart: {
        title: 'The pilot doubled in five months',
        labels: ['May', 'June', 'July', 'August', 'Sept'],
        series: [{ name: '', values: [3.1, 3.9, 4.6, 5.4, 6.2] }],
        note: 'Rides per bike per day',
        mark: ['Sept'],
      },
      takeaway: 'Growth came from use, not from more bikes.',
    },
    {
      label: 'Competition',
      layout: 'table',
      title: 'Nobody else connects the hill to the metro',
      table: {
        head: ['Service', 'Electric', 'Docks at metro', 'Price, 20 min'],
        rows: [
          ['Roda', 'All', '40', '€1.20'],
          ['Scooters', 'All', '0', '€4.80'],
          ['City bikes', 'None', '6', '€0.90'],
        ],
        align: ['left', 'left', 'right', 'right'],
      },
    },
    {
      label: 'Riders',
      layout: 'quote',
      text: '“I used to arrive at work with a wet shirt. Now I arrive ten minutes early.”',
      by: 'Inês Moreira, pilot rider',
    },
    {
      label: 'Plan',
      layout: 'text',
      title: 'Eighteen months to the whole city',
      blocks: [
        {
          type: 'paragraph',
          text: 'We open by valley, from the river up, so that every dock has a neighbour from its first day.',
        },
        {
          type: 'list',
          items: [
            { text: 'Spring: Ribeira and Baixa, twelve docks' },
            { text: 'Autumn: Boavista and Campanhã, sixteen docks' },
            { text: 'Next spring: Gaia, across the bridge' },
          ],
        },
      ],
    },
    {
      label: 'Ask',
      layout: 'closing',
      title: 'Fund the first forty docks',
      ask: { value: '€1.4', label: 'Seed round', unit: 'million' },
      items: [
        { title: 'What it buys', text: 'Forty docks, 600 bikes, eighteen months of runway.' },
        { title: 'Talk to us', text: '[[Contact]]' },
      ],
    },
  ],
};
