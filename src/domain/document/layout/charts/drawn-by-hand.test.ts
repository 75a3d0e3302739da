import { describe, expect, it } from 'vitest';
import type { ChartData } from './chart-data.ts';
import { chartHtml } from './chart-figure.ts';

const weeks: ChartData = {
  kind: 'gantt',
  title: '',
  note: '',
  labels: ['Desk study', 'Survey', 'Report'],
  series: [
    { name: 'start', values: [0, 1, 5] },
    { name: 'end', values: [2, 6, 8] },
  ],
  events: [{ before: 'Survey', label: 'Data issued' }],
};
const amounts: ChartData = {
  kind: 'column',
  title: '',
  note: '',
  labels: ['Soil and compost', 'Tools'],
  series: [{ name: '', values: [900, 650] }],
};
const wordsOf = (html: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<text class="${name}[^>]*>([^<]*)<`, 'g'))].map((match) => match[1] ?? '');

describe('a plan', () => {
  it('has a column per week if counted from its start, and labels the end of a task', () => {
    const html = chartHtml(weeks, 'c', 'Plan', 'en');
    expect(wordsOf(html, 'tick-label')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(wordsOf(html, 'bar-value')).toEqual([]);
    expect(wordsOf(html, 'milestone-label')).toEqual(['Data issued']);
    expect(html).not.toContain('chart-key');
  });

  it('has a column per month for a year, and one row for a task with a break', () => {
    const day = (month: number): number => Date.UTC(2025, month, 1) / 86_400_000;
    const names = ['Leaves', 'Beans', 'Peas', 'Plums', 'Pears', 'Squash', 'Kale', 'Kale'];
    const year: ChartData = {
      ...weeks,
      isDated: true,
      labels: names,
      series: [
        { name: '', values: [3, 5, 5, 6, 7, 8, 0, 9].map(day) },
        { name: '', values: [10, 7, 8, 9, 9, 10, 2, 11].map(day) },
      ],
      events: [],
    };
    const html = chartHtml(year, 'c', 'Year', 'en');
    expect(wordsOf(html, 'tick-label').join('')).toBe('JFMAMJJASOND');
    expect(wordsOf(html, 'bar-label')).toEqual(names.slice(0, 7));
    expect(html.match(/<rect class="bar"/g)).toHaveLength(8);
  });
});

describe('columns', () => {
  it('are stems in directions that draw them, otherwise bars; long labels take two lines', () => {
    const grown = chartHtml(amounts, 'c', 'Chart', 'en', 'organic');
    expect(grown).toContain('has-stems');
    expect(grown).not.toContain('class="bar"');
    const plain = chartHtml({ ...amounts, labels: [...amounts.labels, ...'abcdefg'] }, 'c', 'Chart', 'en');
    expect(plain).toContain('class="bar"');
    expect(plain).toMatch(/Soil<tspan|Soil and<tspan/);
  });

  it('with negative values are bars in every direction', () => {
    const loss = { ...amounts, series: [{ name: '', values: [900, -20] }] };
    expect(chartHtml(loss, 'c', 'Chart', 'en', 'organic')).not.toContain('has-stems');
  });
});
