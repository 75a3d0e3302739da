import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartKinds } from '../../../content/choices.ts';
import { repeats, sample } from '../../../full-run.test-data.ts';
import type { ChartData } from './chart-data.ts';
import { chartHtml } from './chart-figure.ts';
import { spread } from './plot-frame.ts';
import { layOutSankey } from './sankey-layout.ts';

const draw = (chart: Partial<ChartData>): string =>
  chartHtml({ title: '', note: '', labels: [], series: [], ...chart }, 'c', 'Chart', 'en');

const series = (...values: (number | null)[]) => [{ name: 'One', values }];
const long = 'Донаудампфшиффfahrtsgesellschaft בית ספר 港湾博物館 '.repeat(8).slice(0, 300);
const many = Array.from({ length: 5_000 }, (_, index) => index);

const cases: readonly (readonly [string, Partial<ChartData>])[] = [
  ['no values', { labels: ['a', 'b'], series: series(null, null) }],
  ['one value', { labels: ['a'], series: series(3) }],
  ['equal values', { labels: ['a', 'b', 'c'], series: series(5, 5, 5) }],
  ['only zeros', { labels: ['a', 'b', 'c'], series: series(0, 0, 0) }],
  ['negative values', { labels: ['a', 'b', 'c'], series: series(-5, -1, -30) }],
  ['a sum of zero', { labels: ['a', 'b'], series: series(-5, 5) }],
  ['tiny and huge values', { labels: ['a', 'b', 'c'], series: series(1e-300, 1.7e308, -1.7e308) }],
  ['equal labels', { labels: ['a', 'a', 'a'], series: series(1, 2, 3) }],
  ['empty labels', { labels: ['', '', ''], series: series(1, 2, 3) }],
  ['labels of 300 letters', { labels: [long, `${long}2`, `${long}3`, long], series: series(1, 2, 3, 4) }],
  [
    'figures as written',
    {
      labels: ['a', 'b', 'c'],
      series: [
        { name: 'x', values: [null, 1_234_567_890.12, 3], written: ['—', '1,234,567,890.12 USD', null] },
      ],
    },
  ],
  ['three equal series', { labels: ['a', 'b'], series: [...series(1, 1), ...series(1, 1), ...series(1, 1)] }],
  [
    'flows in a circle',
    {
      labels: ['a', 'b'],
      series: [
        { name: 'b', values: [1, null] },
        { name: 'a', values: [null, 1] },
      ],
    },
  ],
  [
    'forty labels and fifty series',
    {
      labels: many.slice(0, 40).map(String),
      series: many.slice(0, 50).map((column) => ({ name: `s${column}`, values: many.slice(0, 40) })),
    },
  ],
];

/** Returns the positions of a drawing in percent. */
const positions = (html: string): readonly number[] =>
  [...html.matchAll(/ (?:x|y|cx|cy|x1|x2|y1|y2)="(-?[\d.]+)%"/g)].map((match) => Number(match[1]));

/** 800 characters a value. */
const mostCharacters = 4_000_000;

describe.each(chartKinds)('a %s chart', (kind) => {
  it.each(cases)('of %s is drawn', (_words, chart) => {
    const html = draw({ kind, ...chart });
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
    for (const at of positions(html)) expect(Math.abs(at - 50)).toBeLessThanOrEqual(75);
  });

  it.runIf(sample(chartKinds, 8).includes(kind))('of 5,000 values has bounded markup', () => {
    const html = draw({
      kind,
      labels: many.map((index) => `Label ${index}`),
      series: [
        { name: 'x', values: many },
        { name: 'y', values: many.map((index) => (index * 37) % 991) },
      ],
    });
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
    expect(html.length).toBeLessThan(mostCharacters);
  });
});

const newer = [
  'combined',
  'scatter',
  'bubble',
  'radar',
  'heatmap',
  'histogram',
  'funnel',
  'slope',
  'multiples',
  'sankey',
] as const;

describe('the newer charts', () => {
  const value = fc.oneof(
    fc.constant(null),
    fc.constantFrom(0, -1, 1e9),
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  );
  const name = fc.oneof(
    fc.constantFrom('', 'a', 'b', long, 'مرحبا', '日本語'),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  );

  it('are drawn within their field for any data', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...newer),
        fc.array(name, { minLength: 1, maxLength: 12 }),
        fc.array(fc.record({ name, values: fc.array(value, { maxLength: 12 }) }), {
          minLength: 1,
          maxLength: 5,
        }),
        (kind, labels, own) => {
          const html = draw({ kind, labels, series: own });
          expect(html.replace(/>[^<]*</g, '><').replace(/aria-label="[^"]*"/g, '')).not.toMatch(
            /NaN|Infinity|undefined/,
          );
          for (const at of positions(html)) expect(Math.abs(at - 50)).toBeLessThanOrEqual(50.01);
        },
      ),
      { numRuns: repeats(30, 200) },
    );
  });

  it('count the values of a histogram, unless its labels are ranges', () => {
    const counted = draw({ kind: 'histogram', labels: ['', '', '', ''], series: series(1, 2, 2, 9) });
    expect(counted.match(/class="bar"/g)).toHaveLength(2);
    const given = draw({ kind: 'histogram', labels: ['0–10', '10–20', '20+'], series: series(4, 9, 2) });
    expect(given.match(/class="bar"/g)).toHaveLength(3);
    expect(given).toContain('>9</text>');
  });

  it('name points without overlap, the marked ones first', () => {
    const html = draw({
      kind: 'scatter',
      labels: ['First', 'Second', 'Third'],
      series: [
        { name: 'x', values: [1, 1, 1] },
        { name: 'y', values: [2, 2, 2] },
      ],
      marked: ['Third'],
    });
    expect([...html.matchAll(/point-name[^>]*>([^<]+)</g)].map((match) => match[1])[0]).toBe('Third');
  });

  it('keep the stages of a Sankey in layers, and leave out what flows back', () => {
    const { nodes, links, layers } = layOutSankey({
      title: '',
      note: '',
      labels: ['In', 'Middle', 'Out'],
      series: [
        { name: 'Middle', values: [5, null, 1] },
        { name: 'Out', values: [null, 4, null] },
      ],
    });
    expect(layers).toBe(3);
    expect(nodes.map((node) => `${node.name} ${node.layer}`).sort()).toEqual(['In 0', 'Middle 1', 'Out 2']);
    expect(links).toHaveLength(2);
  });

  it('spread names apart within their field', () => {
    const placed = spread([0.5, 0.5, 0.5, 1], 0.2);
    const sorted = [...placed].sort((a, b) => a - b);
    for (const [index, at] of sorted.entries())
      if (index > 0) expect(at - (sorted[index - 1] ?? 0)).toBeGreaterThan(0.19);
    expect(Math.max(...placed)).toBeLessThanOrEqual(1);
    expect(Math.min(...placed)).toBeGreaterThanOrEqual(0);
  });
});

describe('the labels of a histogram', () => {
  const bars = (...labels: readonly string[]): number =>
    draw({ kind: 'histogram', labels, series: series(1, 2, 30) }).match(/class="bar"/g)?.length ?? 0;

  it.each([[['<10', '10 to 20', '20+']], [['0 – 5', '5 – 9', '9 – 15']]])('are ranges: %s', (labels) => {
    expect(bars(...labels)).toBe(3);
    expect(draw({ kind: 'histogram', labels, series: series(1, 2, 33) })).toContain('>33</text>');
  });

  it.each([[['2026-01-05', '2026-01-06', '2026-01-07']], [['-5', '-6', '-7']], [['Ada', 'Ben', 'Cy']]])(
    'name observations: %s',
    (labels) => {
      expect(draw({ kind: 'histogram', labels, series: series(1, 2, 33) })).not.toContain('>33</text>');
    },
  );
});
