import { isTag } from 'domhandler';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartKinds } from '../../content/choices.ts';
import { parseWithPositions } from '../article-tree.ts';
import { assembleArticle } from '../assemble-article.ts';
import type { ChartData } from '../layout/charts/chart-data.ts';
import { chartHtml } from '../layout/charts/chart-figure.ts';
import { applyPatches } from '../patches/apply-patches.ts';
import { plainText } from '../plain-text.ts';
import { sanitiseArticle } from '../sanitise/sanitise-article.ts';
import { readChart } from './read-chart.ts';
import { redrawFigures } from './redraw-figures.ts';

const draft = (html: string) => ({
  title: 'T',
  language: 'en',
  format: 'a4',
  orientation: 'portrait' as const,
  direction: 'swiss',
  theme: 'light' as const,
  tokens: {},
  pages: [{ id: 'p1', className: '', blocks: [{ id: 'b1', html }] }],
});

const byHand = `<figure class="chart-figure" data-id="b1" data-chart="column" data-unit="km" data-mark="2025">
  <figcaption>Track laid</figcaption>
  <table><tr><td></td><th>Track</th></tr><tr><th>2024</th><td>1,200</td></tr><tr><th>2025</th><td>4.5</td></tr></table>
</figure>`;

describe('a figure written as plain markup', () => {
  it('is drawn from its table', () => {
    const html = assembleArticle(draft(byHand));
    expect(html).toContain('<svg class="chart chart-columns"');
    expect(plainText(html)).toContain('1,200\u00a0km'.replace('\u00a0', ' '));
    expect(html).toContain('column is-last is-emphasised');
    expect(sanitiseArticle(html)).toBe(html);
  });

  it('is redrawn only when its data changes', () => {
    const html = assembleArticle(draft(byHand));
    expect(redrawFigures(html)).toBe(html);
    const changed = applyPatches(html, [{ op: 'set_text', id: 'b1.2.value', text: '90' }]).html;
    const redrawn = redrawFigures(changed);
    expect(redrawn).not.toBe(changed);
    expect(plainText(redrawn)).toContain('90 km');
    expect(plainText(redrawn)).not.toContain('4.5 km');
    expect(redrawFigures(redrawn)).toBe(redrawn);
  });

  it('is kept without data, and a code is drawn from its text', () => {
    const empty = assembleArticle(draft('<figure data-id="b1" data-chart="pie"><p>Nothing yet</p></figure>'));
    expect(plainText(empty)).toBe('Nothing yet');
    const qr = assembleArticle(
      draft('<figure class="qr" data-id="b1" data-qr="https://a.example"></figure>'),
    );
    expect(qr).toContain('<svg class="qr-code" ');
    expect(redrawFigures(qr)).toBe(qr);
  });

  it('escapes hostile labels', () => {
    const nasty = byHand.replace('<th>2024</th>', '<th>&lt;script&gt;x&lt;/script&gt;"</th>');
    const html = assembleArticle(draft(nasty));
    expect(html).not.toContain('<script');
    expect(plainText(html)).toContain('<script>x</script>"');
  });
});

const label = fc
  .string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'abcXYZ 12é&<>"') })
  .map((text) => text.replace(/ +/g, ' ').trim() || 'x');
const value = fc.oneof(
  fc.constant(null),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((each) => Number(each.toFixed(3)) || 0),
);

describe('a chart', () => {
  it.each([
    ['ends without starts', [null, null], [3, 4]],
    ['values that one step does not move', [1e20, 1e21], [1e20, 1e21]],
    ['values far apart', [-1e300, 1e300], [0, 0]],
  ])('that is a plan with %s is drawn quickly', (_words, starts, ends) => {
    const chart: ChartData = {
      kind: 'gantt',
      title: 'Plan',
      note: 'Weeks',
      labels: ['A', 'B'],
      series: [
        { name: 'Start', values: starts },
        { name: 'End', values: ends },
      ],
    };
    const html = chartHtml(chart, 'c', 'Chart', 'en');
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
    expect(html.length).toBeLessThan(20_000);
  });

  it('is drawn without NaN for any kind and content, and round-trips', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...chartKinds),
        fc.uniqueArray(label, { minLength: 1, maxLength: 14 }),
        fc.integer({ min: 1, max: 4 }),
        fc.array(value, { minLength: 60, maxLength: 60 }),
        (kind, labels, count, values) => {
          const chart: ChartData = {
            kind,
            title: 'A finding',
            note: 'Per year',
            axis: 'Year of the project',
            labels,
            series: Array.from({ length: kind === 'pie' || kind === 'donut' ? 1 : count }, (_, index) => ({
              name: `Series ${index + 1}`,
              values: labels.map((_, at) => values[index * labels.length + at] ?? null),
            })),
          };
          const html = chartHtml(chart, 'c', 'Chart', 'en');
          expect(html).not.toMatch(/NaN|Infinity|undefined/);
          const [figure] = parseWithPositions(html).filter(isTag);
          const read = figure ? readChart(figure) : null;
          if (kind === 'pie' || kind === 'donut') return;
          expect(read?.series.map((series) => series.values)).toEqual(
            chart.series.map((series) => series.values),
          );
          expect(read?.labels).toEqual(labels);
          expect(read?.axis).toBe('Year of the project');
        },
      ),
      { numRuns: 120 },
    );
  });
});
