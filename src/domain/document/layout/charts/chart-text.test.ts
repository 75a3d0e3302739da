import { expect, test } from 'vitest';
import { chartKinds } from '../../../content/choices.ts';
import { drawChart } from './draw-chart.ts';

test.each(chartKinds.filter((kind) => kind !== 'gantt'))(
  'a chart without title, note or names still has a description: %s',
  (kind) => {
    const html = drawChart(
      { kind, title: '', note: '', labels: ['Q1', 'Q2'], series: [{ name: '', values: [120, 150] }] },
      'en',
      'chart',
    );
    const names = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(/Q1|Q2/);
  },
);
