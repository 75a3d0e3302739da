import { type Element, isTag } from 'domhandler';
import { type ChartKind, chartKinds } from '../../content/choices.ts';
import { elementsWithin } from '../article-tree.ts';
import type { ChartData } from '../layout/charts/chart-data.ts';
import { textOfNodes } from '../plain-text.ts';
import { chartFromRows, chartOptions } from './chart-from-rows.ts';

const hasClass = (element: Element, name: string): boolean =>
  (element.attribs.class ?? '').split(/\s+/).includes(name);

const textOf = (element: Element | undefined): string =>
  element ? textOfNodes([element]).replace(/\s+/g, ' ').trim() : '';

function descendants(element: Element): readonly Element[] {
  return [...elementsWithin(element)].slice(1);
}

/** Case-insensitive; returns undefined for an unknown kind. */
function chartKindOf(name: string | undefined): ChartKind | undefined {
  return chartKinds.find((kind) => kind === name?.trim().toLowerCase());
}

/** Reads the data of a chart from its figure in the markup; null if the figure has no table with values. */
export function readChart(figure: Element): ChartData | null {
  const inside = descendants(figure);
  const table = inside.find(({ name }) => name === 'table');
  if (!table) return null;
  const rows = descendants(table)
    .filter(({ name }) => name === 'tr')
    .map((row) =>
      row.children
        .filter(isTag)
        /* Skips shares, which are computed from the other values. */
        .filter((cell) => (cell.name === 'td' || cell.name === 'th') && !hasClass(cell, 'share'))
        .map((cell) => ({
          text: textOf(cell),
          written: cell.attribs['data-written'],
          isHead: cell.name === 'th',
        })),
    );
  const { labels, series, isDated } = chartFromRows(rows);
  if (labels.length === 0 || series.length === 0) return null;
  const part = (name: string): string => textOf(inside.find((element) => hasClass(element, name)));
  const { attribs } = figure;
  const kind = chartKindOf(attribs['data-chart']);
  const caption = inside.find(({ name }) => name === 'figcaption');
  const title = part('chart-title');
  const note = part('chart-note');
  const axis = part('chart-axis');
  const source = part('chart-source');
  return {
    ...(kind ? { kind } : {}),
    title: title === '' && note === '' ? textOf(caption) : title,
    note,
    ...(axis === '' ? {} : { axis }),
    labels,
    series,
    ...chartOptions({
      unit: attribs['data-unit'],
      mark: attribs['data-mark'],
      compare: attribs['data-compare'],
      goal: attribs['data-goal'],
      event: attribs['data-event'],
    }),
    ...(isDated ? { isDated } : {}),
    ...(source === '' ? {} : { source }),
  };
}
