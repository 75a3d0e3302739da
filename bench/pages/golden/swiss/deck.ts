import type { Brief } from '../../../../src/domain/document/brief.ts';

/** Results of a year in four slides: the number, what changed, how it grew, what is asked for. */
export const brief: Brief = {
  title: 'Velo Rheinstadt, results 2025',
  language: 'en-CH',
  look: {
    format: 'slides-16x9',
    orientation: 'landscape',
    direction: 'swiss',
    theme: 'light',
    tokens: {},
    seed: 1,
  },
  content: {
    kind: 'pitch-deck',
    organisation: 'Velo Rheinstadt',
    runningTitle: 'Annual results',
    date: '2025',
    slides: [
      {
        layout: 'title',
        label: '',
        notes: '',
        title: 'rides a day from every bike we own',
        subtitle: '',
        hero: { value: '6.2', label: '' },
      },
      {
        layout: 'figures',
        label: 'What changed',
        notes: '',
        title: 'We took bikes away, and more people rode',
        figures: [
          {
            value: '1’900',
            label: 'Fewer bikes',
            detail: 'Down from 2’600 in 2022',
            more: 'The 700 oldest were sold. What remains is always fit to ride.',
          },
          {
            value: '240',
            unit: 'm',
            label: 'Closer docks',
            detail: 'To the nearest dock',
            more: 'Sixty-one docks moved to corners where people already waited.',
          },
          {
            value: '9',
            unit: 'hours',
            label: 'Faster repair',
            detail: 'From report to road',
            more: 'Two night vans now mend on the street instead of in the depot.',
          },
        ],
      },
      {
        layout: 'chart',
        label: 'Use',
        notes: '',
        title: 'Each bike works twice as hard as in 2020',
        chart: {
          title: '',
          note: 'Rides per bike per day',
          labels: ['2020', '2021', '2022', '2023', '2024', '2025'],
          series: [{ name: 'Rides', values: [3.1, 3.3, 3.9, 4.6, 5.4, 6.2] }],
          marked: ['2025'],
          compared: ['2020'],
        },
        takeaway: 'Growth came from use, not fleet. The next franc belongs in repair.',
      },
      {
        layout: 'closing',
        label: 'Decision',
        notes: '',
        title: 'Fund the third night van',
        ask: { value: 'CHF 310’000', label: 'Asked of the council' },
        points: [
          {
            title: 'What it buys',
            text: 'Repair within five hours, and some 400 more rides on every working day.',
          },
          { title: 'Talk to us', text: 'Nadja Frei, operations\nnadja.frei@velo.example\n061 555 62 00' },
        ],
      },
    ],
  },
};
