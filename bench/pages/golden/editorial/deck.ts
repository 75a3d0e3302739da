import type { Brief } from '../../../../src/domain/document/brief.ts';

/** A talk in four slides: the title with its drawing, three points, ten years of bars, a thought to take home. */
export const brief: Brief = {
  title: 'Print fewer, keep longer',
  language: 'en-GB',
  look: {
    format: 'slides-16x9',
    orientation: 'landscape',
    direction: 'editorial',
    theme: 'light',
    tokens: {},
    seed: 3,
  },
  content: {
    kind: 'pitch-deck',
    organisation: 'Finch & Marlowe',
    runningTitle: 'Publishers’ Spring Meeting, Bath, 14 May 2026',
    date: '',
    slides: [
      {
        layout: 'title',
        label: '',
        notes: '',
        title: 'Print fewer, keep longer',
        subtitle: 'What ten years of returns taught a small house about the size of a print run',
      },
      {
        layout: 'points',
        label: 'The argument',
        notes: '',
        title: 'A smaller first run is a way of listening to readers',
        points: [
          {
            marker: '1',
            title: 'Print to orders, plus a month',
            text: [{ text: 'Ask shops first. Add four weeks of likely sales, and stop there.' }],
          },
          {
            marker: '2',
            title: 'Keep plates ready for a reprint',
            text: [{ text: 'Hold paper too, and reprinting takes nine days instead of seven weeks.' }],
          },
          {
            marker: '3',
            title: 'Spend the saving on cloth',
            text: [{ text: 'Sewn sections cost 84p more a copy. Readers keep and lend them.' }],
          },
        ],
      },
      {
        layout: 'chart',
        label: 'The evidence',
        notes: '',
        title: 'Returns fell from 31 to 9 per cent once each run followed its orders',
        chart: {
          title: '',
          note: 'Copies returned by shops, per cent of copies shipped',
          labels: ['2016', '’17', '’18', '’19', '’20', '’21', '’22', '’23', '’24', '2025'],
          series: [{ name: 'Returns', values: [28, 31, 30, 24, 19, 16, 14, 12, 10, 9] }],
          marked: ['’19', '’20', '’21', '’22', '’23', '’24', '2025'],
          compared: ['’17'],
          events: [{ before: '’19', label: 'Runs tied to orders from January 2019' }],
          source: 'Source: Finch & Marlowe sales ledger, 118 titles, 2016–2025',
        },
        takeaway: '',
        figure: { value: '£41k', label: '', detail: 'a year no longer spent on pulping and storage' },
      },
      {
        layout: 'quote',
        label: 'To close',
        notes: '',
        quote:
          '“The book that sells out in April is worth more than the book that waits in a warehouse until March.”',
        by: null,
        points: [
          {
            title: 'Try it on one title',
            text: 'Halve one first run this spring and compare returns with us in November.',
          },
          { title: 'Ask for the workings', text: 'Edith Marlowe\nedith@finchmarlowe.example' },
        ],
      },
    ],
  },
};
