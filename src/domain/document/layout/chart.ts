import type { ChartContent } from '../brief.ts';
import { element, type Html, textElement } from './markup.ts';

/** Columns carry short labels ('2024', 'May'); anything longer reads better as rows. */
const longestColumnLabel = 7;
const mostColumns = 14;
/** Labels up to this length stand beside their bar, longer ones above it. */
const longestSideLabel = 24;
const columnShare = 0.84;
/** What a row keeps free, in per cent: its label on the left and the value of the longest bar on the right. */
const rowLabelShare = 36;
const rowValueShare = 14;

interface Scale {
  readonly low: number;
  readonly span: number;
}

function scaleOf(values: readonly number[]): Scale {
  const low = Math.min(0, ...values);
  return { low, span: Math.max(0, ...values) - low || 1 };
}

const percent = (value: number): string => `${Number(value.toFixed(2))}%`;

function formatValue(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value).replace('-', '−');
}

const valueText = (point: { value: number; display?: string }, language: string): string =>
  point.display ?? formatValue(point.value, language);

function columnsHtml(chart: ChartContent, id: string, language: string): readonly Html[] {
  const { low, span } = scaleOf(chart.points.map(({ value }) => value));
  const pitch = 100 / (chart.points.length - 1 + columnShare);
  return chart.points.map((point, index) => {
    const top = 100 - ((Math.max(point.value, 0) - low) / span) * 100;
    const height = (Math.abs(point.value) / span) * 100;
    return element(
      'svg',
      {
        class: point.isEmphasised ? 'column is-emphasised' : 'column',
        more: { x: percent(index * pitch), y: '0', width: percent(pitch * columnShare), height: '100%' },
      },
      element('rect', {
        class: 'bar',
        more: { x: '0', y: percent(top), width: '100%', height: percent(height) },
      }),
      textElement(
        'text',
        { class: 'bar-value', id: `${id}.${index + 1}.value`, more: { x: '50%', y: percent(top) } },
        valueText(point, language),
      ),
      textElement(
        'text',
        { class: 'bar-label', id: `${id}.${index + 1}.label`, more: { x: '50%', y: '100%' } },
        point.label,
      ),
    );
  });
}

function rowsHtml(chart: ChartContent, id: string, language: string, isStacked: boolean): readonly Html[] {
  const { low, span } = scaleOf(chart.points.map(({ value }) => value));
  const left = isStacked ? 0 : rowLabelShare;
  const width = 100 - left - rowValueShare;
  const pitch = 100 / chart.points.length;
  return chart.points.map((point, index) => {
    const start = left + ((Math.min(point.value, 0) - low) / span) * width;
    const length = (Math.abs(point.value) / span) * width;
    return element(
      'svg',
      {
        class: point.isEmphasised ? 'row is-emphasised' : 'row',
        more: { x: '0', y: percent(index * pitch), width: '100%', height: percent(pitch) },
      },
      textElement(
        'text',
        { class: 'bar-label', id: `${id}.${index + 1}.label`, more: { x: '0', y: '0' } },
        point.label,
      ),
      element('rect', {
        class: 'bar',
        more: { x: percent(start), y: '0', width: percent(length), height: '45%' },
      }),
      textElement(
        'text',
        {
          class: 'bar-value',
          id: `${id}.${index + 1}.value`,
          more: { x: percent(start + length), y: '0' },
        },
        valueText(point, language),
      ),
    );
  });
}

function drawingHtml(chart: ChartContent, id: string, language: string): Html {
  const longest = Math.max(...chart.points.map(({ label }) => label.length));
  const isColumns = longest <= longestColumnLabel && chart.points.length <= mostColumns;
  const isStacked = longest > longestSideLabel;
  const spoken = chart.points.map(
    ({ label, value, display }) =>
      `${label}: ${valueText({ value, ...(display ? { display } : {}) }, language)}`,
  );
  return element(
    'svg',
    {
      class: isColumns ? 'chart chart-columns' : `chart chart-rows${isStacked ? ' is-stacked' : ''}`,
      style: isColumns ? undefined : `--rows:${chart.points.length}`,
      more: { role: 'img', 'aria-label': `${chart.title}. ${spoken.join('; ')}` },
    },
    ...(isColumns ? columnsHtml(chart, id, language) : rowsHtml(chart, id, language, isStacked)),
    isColumns && element('line', { class: 'axis', more: { x1: '0', x2: '100%', y1: '100%', y2: '100%' } }),
  );
}

/**
 * Bars drawn from their values, from zero: the finding above, the unit below it, a value at every bar. Drawn in
 * percentages, so that type keeps its size in any box. Emphasised bars differ in colour and in the weight of their
 * value. A chart without points keeps its title.
 */
export function chartHtml(chart: ChartContent, id: string, name: string, language: string): Html {
  return element(
    'figure',
    { class: 'chart-figure', id, name },
    element(
      'figcaption',
      { class: 'chart-caption' },
      chart.title !== '' && textElement('p', { class: 'chart-title h3', id: `${id}.title` }, chart.title),
      chart.note !== '' && textElement('p', { class: 'chart-note', id: `${id}.note` }, chart.note),
    ),
    chart.points.length > 0 && drawingHtml(chart, id, language),
  );
}
