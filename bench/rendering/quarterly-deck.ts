import type { Chart } from '../../src/domain/content/blocks/chart.ts';
import type { Page } from '../../src/domain/content/document-content.ts';
import type { Sample } from '../../src/domain/document/layout/sample-contents.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

function chartSlide(label: string, title: string, takeaway: string, chart: Omit<Chart, 'title'>): Page {
  return { layout: 'chart', label, title, takeaway, chart: { title, ...chart } };
}

function tableSlide(label: string, title: string, head: string[], rows: string[][]): Page {
  const align = head.map((_, column) => (column === 0 ? ('left' as const) : ('right' as const)));
  return {
    layout: 'table',
    label,

    title,
    table: { head, rows, align },
  };
}

/** Ten slides of a typical quarterly report: mostly charts and tables. */
export const quarterlyDeck: Sample = {
  head: { organization: 'Roda', label: 'Third quarter', date: '2026-10-05' },
  pages: [
    {
      layout: 'cover',
      label: 'Title',

      title: 'The quarter in which the hills paid',
      subtitle: 'Report to the board, July to September 2026',
    },
    chartSlide('Rides', 'Rides doubled over the year', 'August holds although the city was empty.', {
      kind: 'line',
      note: 'Rides a day, thousands',
      labels: months,
      series: [
        { name: '2026', values: [3.1, 3.4, 3.9, 4.6, 5.4, 6.2, 6.6, 6.3, 7.1, 7.4, 7.2, 7.9] },
        { name: '2025', values: [1.2, 1.3, 1.9, 2.2, 2.6, 3.1, 3.4, 2.9, 3.5, 3.6, 3.3, 3.2] },
      ],
      mark: ['2026'],
    }),
    chartSlide('Revenue', 'Passes earn more than single rides', 'Two of three euros come before the ride.', {
      kind: 'stacked',
      note: 'Revenue a month, thousand euros',
      labels: months.slice(0, 9),
      series: [
        { name: 'Passes', values: [41, 44, 52, 61, 70, 84, 92, 95, 108] },
        { name: 'Single rides', values: [38, 37, 41, 44, 46, 51, 55, 49, 54] },
        { name: 'Partners', values: [6, 6, 8, 9, 12, 14, 17, 18, 21] },
      ],
    }),
    tableSlide(
      'Valleys',
      'Every valley but one is above its plan',
      ['Valley', 'Docks', 'Bikes', 'Rides a day', 'Plan', 'Difference'],
      [
        ['Ribeira', '12', '96', '1,940', '1,700', '+14 %'],
        ['Baixa', '10', '84', '1,610', '1,500', '+7 %'],
        ['Boavista', '9', '70', '1,220', '1,150', '+6 %'],
        ['Campanhã', '8', '64', '980', '1,050', '−7 %'],
        ['Foz', '6', '40', '720', '640', '+13 %'],
      ],
    ),
    chartSlide('Fleet', 'Nine of ten bikes are on the road', 'Batteries, not brakes, keep them in.', {
      kind: 'bar',
      note: 'Bikes out of service by cause',
      labels: ['Battery', 'Brakes', 'Lock', 'Tyres', 'Lights', 'Saddle', 'Frame'],
      series: [{ name: '', values: [19, 11, 9, 7, 4, 2, 1] }],
      mark: ['Battery'],
    }),
    chartSlide('Demand', 'Evenings carry the week', 'A second van at five would empty no dock.', {
      kind: 'area',
      note: 'Rides an hour on a working day',
      labels: Array.from({ length: 18 }, (_, hour) => `${hour + 6}`),
      series: [
        {
          name: '',
          values: [80, 240, 610, 540, 300, 280, 330, 390, 360, 340, 420, 690, 820, 610, 400, 290, 210, 120],
        },
      ],
    }),
    chartSlide('Riders', 'Who rides', 'Commuters became the largest group in July.', {
      kind: 'donut',
      note: 'Share of rides, September',
      labels: ['Commuters', 'Students', 'Visitors', 'Couriers', 'Others'],
      series: [{ name: '', values: [41, 24, 19, 11, 5] }],
      unit: '%',
    }),
    tableSlide(
      'Money',
      'The quarter closes above the budget',
      ['Thousand euros', 'Q3 2025', 'Q2 2026', 'Q3 2026', 'Budget'],
      [
        ['Passes', '121', '215', '295', '270'],
        ['Single rides', '139', '141', '158', '150'],
        ['Partners', '18', '35', '56', '48'],
        ['Costs', '−317', '−362', '−403', '−408'],
        ['Result', '−39', '29', '106', '60'],
      ],
    ),
    chartSlide('Plan', 'Three valleys before the summer', 'Gaia waits for the bridge.', {
      kind: 'gantt',
      note: 'Months of 2027',
      labels: ['Permits', 'Ribeira II', 'Foz II', 'Bridge lane', 'Gaia'],
      series: [
        { name: 'Start', values: [1, 2, 3, 4, 6] },
        { name: 'End', values: [3, 5, 6, 8, 10] },
      ],
    }),
    {
      layout: 'closing',
      label: 'Ask',

      title: 'Fund the next forty docks',
      ask: { value: '€1.4', unit: 'million', label: 'Second tranche' },
      items: [
        { title: 'What it buys', text: 'Forty docks, 600 bikes, a workshop.' },
        { title: 'What it returns', text: 'A result of 600 thousand euros a year.' },
      ],
    },
  ],
};
