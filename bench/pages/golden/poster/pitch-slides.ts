import type { Brief, RichText } from '../../../../src/domain/document/brief.ts';

const plain = (text: string): RichText => [{ text }];

/** A pitch in four slides: two words, one number, three steps, the ask. */
export const brief: Brief = {
  title: 'Kerb: stop circling',
  language: 'en-GB',
  look: {
    format: 'slides-16x9',
    orientation: 'landscape',
    direction: 'poster',
    theme: 'light',
    tokens: {
      'field-a': '#ffce1f',
      'field-a-ink': '#14120f',
      first: '#ff4a1c',
      tone: '#14120f',
      van: '#14120f',
      glass: '#f6f0e4',
    },
    seed: 2,
  },
  content: {
    kind: 'pitch-deck',
    organisation: 'Kerb',
    runningTitle: '',
    date: '',
    slides: [
      {
        layout: 'title',
        label: '',
        notes: '',
        title: 'Stop circling',
        subtitle: 'Loading bays you book before you leave the depot.',
      },
      {
        layout: 'figures',
        label: '',
        notes: '',
        title: 'Nobody knows where to stop',
        figures: [
          {
            value: '19',
            label: 'minutes lost at every city-centre drop',
            detail: 'Minutes per drop, average of 412 ride-alongs in Leeds and Bristol, spring.',
          },
          { value: '8', label: 'walking from a legal space', detail: 'Crates on a sack truck, two streets.' },
          { value: '7', label: 'circling the block', detail: 'Engine on, bay taken, try again.' },
          { value: '4', label: 'waiting behind another van', detail: 'Hazards lit, one lane blocked.' },
        ],
      },
      {
        layout: 'points',
        label: '',
        notes: '',
        title: 'A bay is a seat. Sell it like one.',
        points: [
          {
            marker: '1',
            title: 'Book',
            text: plain('A driver reserves ten metres of kerb for twelve minutes.'),
          },
          {
            marker: '2',
            title: 'Arrive',
            text: plain('The bay sign shows the plate. A sensor starts the clock.'),
          },
          {
            marker: '3',
            title: 'Leave',
            text: plain('The city is paid by the minute. We keep eleven per cent.'),
          },
        ],
      },
      {
        layout: 'chart',
        label: '',
        notes: '',
        title: '5.6 times the bookings in five months',
        chart: {
          title: '',
          note: 'Paid bay bookings a week, end of each month. Two cities, 96 bays.',
          labels: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'],
          series: [{ name: '', values: [310, 520, 690, 1040, 1180, 1730] }],
          marked: ['Sep'],
        },
        takeaway: '696 bays, five cities, eighteen months',
        ask: { label: 'We are raising', value: '£1.8M' },
        asides: [
          { title: 'Bay sensors, 600 units', text: '£0.7M' },
          { title: 'Eight people, 18 months', text: '£0.8M' },
          { title: 'Three new city pilots', text: '£0.3M' },
        ],
      },
    ],
  },
};
