import type { ArtDirection } from '../../../content/choices.ts';
import { element, type Html, textElement } from '../markup.ts';
import { drawnFrom, type FieldsAt, fieldsAt } from '../text/drawn-fields.ts';
import type { ChartData } from './chart-data.ts';
import { drawChart } from './draw-chart.ts';

const msPerDay = 86_400_000;

function cellText(value: number | null, { isDated }: ChartData): string {
  if (value === null) return '';
  if (isDated) return new Date(value * msPerDay).toISOString().slice(0, 10);
  /* Three digits after the point would read as thousands. */
  return String(value).replace(/^(-?\d{1,3}\.\d{3})$/, '$10');
}

/**
 * Returns the chart data as a table for screen readers and for redrawing: a row per label, a column per
 * series, numbers and dates in machine-readable form.
 */
function dataTable(chart: ChartData, id: string, at: FieldsAt): Html {
  return element(
    'div',
    { class: 'chart-data' },
    element(
      'table',
      {},
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          '<td></td>',
          ...chart.series.map(({ name }, index) =>
            textElement('th', { field: at(`series.${index}.name`), more: { scope: 'col' } }, name),
          ),
        ),
      ),
      element(
        'tbody',
        {},
        ...chart.labels.map((label, index) =>
          element(
            'tr',
            {},
            textElement(
              'th',
              { id: `${id}.${index + 1}.label`, field: at(`labels.${index}`), more: { scope: 'row' } },
              label,
            ),
            ...chart.series.map(({ values, written }, position) => {
              const given = written?.[index];
              return textElement(
                'td',
                {
                  id: `${id}.${index + 1}.${position === 0 ? 'value' : `value${position + 1}`}`,
                  more: given ? { 'data-written': given } : undefined,
                },
                cellText(values[index] ?? null, chart),
              );
            }),
          ),
        ),
      ),
    ),
  );
}

/** Returns the attributes with everything a drawing depends on besides its data. */
function optionAttributes(chart: ChartData): Readonly<Record<string, string>> {
  return {
    'data-chart': chart.kind ?? 'auto',
    ...(chart.unit === undefined ? {} : { 'data-unit': chart.unit }),
    ...(chart.marked && chart.marked.length > 0 ? { 'data-mark': chart.marked.join('; ') } : {}),
    ...(chart.compared && chart.compared.length > 0 ? { 'data-compare': chart.compared.join('; ') } : {}),
    ...(chart.goal ? { 'data-goal': `${chart.goal.value}; ${chart.goal.label}` } : {}),
    ...(chart.events && chart.events.length > 0
      ? { 'data-event': chart.events.map(({ before, label }) => `${before}; ${label}`).join(' | ') }
      : {}),
  };
}

/**
 * Returns a chart as a figure: the finding above, the unit below it, the drawing, the data, the source. A
 * chart without values keeps its texts. Without a direction it is drawn in a neutral style. `path` is the
 * chart's path in the content; charts of foreign markup have none.
 */
export function chartHtml(
  chart: ChartData,
  id: string,
  name: string,
  language: string,
  direction?: ArtDirection,
  path?: string,
): Html {
  const at = fieldsAt(path);
  /* Pie and donut charts use their data table as the legend. */
  const isRound = chart.kind === 'pie' || chart.kind === 'donut';
  const hasCaption = chart.title !== '' || chart.note !== '';
  return element(
    'figure',
    { class: 'chart-figure', id, name, more: { ...optionAttributes(chart), ...drawnFrom(path) } },
    hasCaption &&
      element(
        'figcaption',
        { class: 'chart-caption' },
        chart.title !== '' &&
          textElement('p', { class: 'chart-title h3', id: `${id}.title`, field: at('title') }, chart.title),
        chart.note !== '' &&
          textElement('p', { class: 'chart-note', id: `${id}.note`, field: at('note') }, chart.note),
      ),
    drawChart(chart, language, id, direction, at),
    chart.axis !== undefined &&
      textElement('p', { class: 'chart-axis', id: `${id}.axis`, field: at('axis') }, chart.axis),
    !isRound && dataTable(chart, id, at),
    chart.source !== undefined &&
      textElement(
        'p',
        { class: 'chart-source note-text', id: `${id}.source`, field: at('source') },
        chart.source,
      ),
  );
}
