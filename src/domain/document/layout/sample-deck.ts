import type { DeckContent } from '../brief.ts';

export const sampleDeck: DeckContent = {
  kind: 'pitch-deck',
  organisation: 'Roda',
  runningTitle: 'Seed round',
  date: '2026-11-21',
  slides: [
    {
      layout: 'title',
      label: 'Title',
      notes: 'Welcome. One sentence on who we are.',
      title: 'Bike sharing for the hills of Porto',
      subtitle: 'Electric bikes, docks at every metro stop, one ticket for both.',
    },
    {
      layout: 'statement',
      label: 'Problem',
      notes: '',
      title: 'Porto is too steep to cycle and too narrow to drive',
      text: 'The centre loses an hour a day to queues, and the last mile from the metro is a climb of eighty metres.',
    },
    {
      layout: 'points',
      label: 'Solution',
      notes: '',
      title: 'A bike that makes the hill flat, where people already change trains',
      points: [
        {
          marker: '1',
          title: 'Electric only',
          text: [{ text: 'Every bike climbs the Rua dos Clérigos without sweat.' }],
        },
        {
          marker: '2',
          title: 'Docks at the metro',
          text: [{ text: 'Forty docks, none further than 90 metres from a platform.' }],
        },
        {
          marker: '3',
          title: 'One ticket',
          text: [{ text: 'The Andante card unlocks a bike; the ride is on the same bill.' }],
        },
      ],
    },
    {
      layout: 'figures',
      label: 'Market',
      notes: '',
      title: 'Every working day, 1.1 million trips start within our reach',
      figures: [
        { value: '1.1', unit: 'million', label: 'Trips a day', detail: 'in the metropolitan area' },
        {
          value: '240',
          unit: 'm',
          label: 'To the nearest dock',
          detail: 'for nine in ten people who live there',
        },
        { value: { placeholder: 'Price' }, label: 'A ride', detail: 'to be set with the city' },
      ],
    },
    {
      layout: 'chart',
      label: 'Traction',
      notes: '',
      title: 'The pilot doubled in five months',
      chart: {
        title: 'The pilot doubled in five months',
        note: 'Rides per bike per day',
        labels: ['May', 'June', 'July', 'August', 'Sept'],
        series: [{ name: '', values: [3.1, 3.9, 4.6, 5.4, 6.2] }],
        marked: ['Sept'],
      },
      takeaway: 'Growth came from use, not from more bikes.',
    },
    {
      layout: 'table',
      label: 'Competition',
      notes: '',
      title: 'Nobody else connects the hill to the metro',
      table: {
        head: [
          [{ text: 'Service' }],
          [{ text: 'Electric' }],
          [{ text: 'Docks at metro' }],
          [{ text: 'Price, 20 min' }],
        ],
        rows: [
          [[{ text: 'Roda' }], [{ text: 'All' }], [{ text: '40' }], [{ text: '€1.20' }]],
          [[{ text: 'Scooters' }], [{ text: 'All' }], [{ text: '0' }], [{ text: '€4.80' }]],
          [[{ text: 'City bikes' }], [{ text: 'None' }], [{ text: '6' }], [{ text: '€0.90' }]],
        ],
        alignment: ['left', 'left', 'right', 'right'],
      },
    },
    {
      layout: 'quote',
      label: 'Riders',
      notes: '',
      quote: '“I used to arrive at work with a wet shirt. Now I arrive ten minutes early.”',
      by: 'Inês Moreira, pilot rider',
    },
    {
      layout: 'text',
      label: 'Plan',
      notes: '',
      title: 'Eighteen months to the whole city',
      blocks: [
        {
          type: 'paragraph',
          text: [
            {
              text: 'We open by valley, from the river up, so that every dock has a neighbour from its first day.',
            },
          ],
        },
        {
          type: 'list',
          isOrdered: false,
          items: [
            { text: [{ text: 'Spring: Ribeira and Baixa, twelve docks' }], children: [] },
            { text: [{ text: 'Autumn: Boavista and Campanhã, sixteen docks' }], children: [] },
            { text: [{ text: 'Next spring: Gaia, across the bridge' }], children: [] },
          ],
        },
      ],
    },
    {
      layout: 'closing',
      label: 'Ask',
      notes: '',
      title: 'Fund the first forty docks',
      ask: { value: '€1.4', unit: 'million', label: 'Seed round' },
      points: [
        { title: 'What it buys', text: 'Forty docks, 600 bikes, eighteen months of runway.' },
        { title: 'Talk to us', text: { placeholder: 'Contact' } },
      ],
    },
  ],
};
