import type { ArtDirection } from '../../../content/choices.ts';
import { element, type Html, textElement } from '../markup.ts';
import type { FieldsAt } from '../text/drawn-fields.ts';
import { swatchHtml, type Tone, tonesOf } from './bar-shape.ts';
import type { ChartData } from './chart-data.ts';
import { chartName, isMarked, writtenText } from './chart-text.ts';

const radius = 96;
const donutHole = 56;
/** Spacing of hatching within a slice, in units of the radius. */
const lineGap = 7;

const round = (value: number): string => String(Number(value.toFixed(2)));

/** Returns a point on the circle; shares run clockwise from the top. */
function at(share: number, r: number): string {
  const angle = share * 2 * Math.PI;
  return `${round(Math.sin(angle) * r)} ${round(-Math.cos(angle) * r)}`;
}

const arc = (from: number, to: number, r: number, isBack = false): string =>
  `A${r} ${r} 0 ${Math.abs(to - from) > 0.5 ? 1 : 0} ${isBack ? 0 : 1} ${at(to, r)}`;

/** Draws a full circle as two halves, because an arc can't end at its start. */
function slicePath(from: number, to: number, hole: number): string {
  if (to - from > 0.999) return `${slicePath(0, 0.5, hole)}${slicePath(0.5, 0.9989, hole)}`;
  const outer = `M${at(from, radius)}${arc(from, to, radius)}`;
  return hole === 0 ? `${outer}L0 0Z` : `${outer}L${at(to, hole)}${arc(to, from, hole, true)}Z`;
}

/**
 * Hatches a slice: concentric rings for one tone, spokes for the other, like the horizontal and vertical
 * lines of the swatches.
 */
function linesPath(from: number, to: number, hole: number, tone: Tone): string {
  if (tone === 3) {
    const count = Math.floor((radius - hole) / lineGap);
    return Array.from({ length: count }, (_, index) => {
      const r = radius - (index + 0.5) * lineGap;
      return r <= 2 ? '' : `M${at(from, r)}${arc(from, Math.min(to, from + 0.9989), r)}`;
    }).join('');
  }
  const count = Math.max(2, Math.round((to - from) * 90));
  return Array.from({ length: count }, (_, index) => {
    const share = from + ((to - from) * (index + 0.5)) / count;
    return `M${at(share, radius)}L${at(share, Math.max(hole, 12))}`;
  }).join('');
}

function sliceHtml(from: number, to: number, hole: number, tone: Tone): readonly Html[] {
  const slice = element('path', { class: `slice tone-${tone}`, more: { d: slicePath(from, to, hole) } });
  if (tone !== 3 && tone !== 5) return [slice];
  return [slice, element('path', { class: 'slice-lines', more: { d: linesPath(from, to, hole, tone) } })];
}

/**
 * Draws a pie or donut: slices clockwise from the top, and the data table with matching swatches beside them.
 * The table is both the legend and the screen reader data. Negative values have no slice.
 */
export function roundChart(
  chart: ChartData,
  language: string,
  id: string,
  _direction: ArtDirection | undefined,
  at: FieldsAt,
): Html {
  const own = chart.series[0] ?? { name: '', values: [] };
  const { values } = own;
  const parts = chart.labels.map((label, index) => ({ label, value: Math.max(0, values[index] ?? 0) }));
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const tones = tonesOf(chart.labels, (label) => isMarked(chart, label));
  const hole = chart.kind === 'donut' ? donutHole : 0;
  const isPercent = chart.unit === '%';
  let along = 0;
  const slices = parts.flatMap(({ value }, index) => {
    if (total === 0 || value === 0) return [];
    const from = along;
    along += value / total;
    return sliceHtml(from, along, hole, tones[index] ?? 6);
  });
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return element(
    'div',
    { class: 'chart chart-round' },
    element(
      'svg',
      {
        class: 'round',
        more: { viewBox: '-100 -100 200 200', role: 'img', 'aria-label': chartName(chart, language) },
      },
      ...slices,
    ),
    element(
      'table',
      { class: 'round-key' },
      element(
        'tbody',
        {},
        ...parts.map(({ label, value }, index) =>
          element(
            'tr',
            { class: isMarked(chart, label) ? 'is-emphasised' : undefined },
            element(
              'th',
              { id: `${id}.${index + 1}.label`, more: { scope: 'row' } },
              swatchHtml(tones[index] ?? 6),
              textElement('span', { field: at(`labels.${index}`) }, label),
            ),
            textElement(
              'td',
              {
                class: 'num',
                id: `${id}.${index + 1}.value`,
                more: own.written?.[index] ? { 'data-written': own.written[index] } : undefined,
              },
              writtenText(own, index, chart, language),
            ),
            !isPercent &&
              textElement('td', { class: 'num share' }, total === 0 ? '' : share.format(value / total)),
          ),
        ),
      ),
    ),
  );
}
