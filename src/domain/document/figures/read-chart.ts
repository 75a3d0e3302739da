import { type Element, isTag } from 'domhandler';
import { elementsWithin } from '../article-tree.ts';
import { type ChartContent, type ChartKind, type ChartSeries, chartKinds } from '../brief.ts';
import { normaliseNumber } from '../composer/reading/decimal.ts';
import { textOfNodes } from '../plain-text.ts';

const msPerDay = 86_400_000;
/** Enough for anything that can be read from a page. */
const mostLabels = 400;
const mostSeries = 24;

const hasClass = (element: Element, name: string): boolean =>
  (element.attribs.class ?? '').split(/\s+/).includes(name);

const textOf = (element: Element | undefined): string =>
  element ? textOfNodes([element]).replace(/\s+/g, ' ').trim() : '';

function descendants(element: Element): readonly Element[] {
  return [...elementsWithin(element)].slice(1);
}

const isoDate = /^\s*(\d{4}-\d{2}-\d{2})\s*$/;

/** A number or an ISO date as days since 1970; null for anything else. */
function readChartValue(text: string): { readonly value: number; readonly isDate: boolean } | null {
  const date = isoDate.exec(text)?.[1];
  if (date !== undefined) {
    const value = Date.parse(date) / msPerDay;
    return Number.isFinite(value) ? { value, isDate: true } : null;
  }
  const digits = /\d[\d.,'’\s\u00a0\u202f]*/.exec(text)?.[0].replace(/[.,\s]+$/, '');
  if (digits === undefined) return null;
  const value = Number(normaliseNumber(digits)) * (/^[^\d]*[-−–]/.test(text) ? -1 : 1);
  return Number.isFinite(value) ? { value, isDate: false } : null;
}

const list = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function kindOf(name: string | undefined): ChartKind | undefined {
  return chartKinds.find((kind) => kind === name?.trim().toLowerCase());
}

interface ReadTable {
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly isDated: boolean;
}

/** The first column is the labels, every further one a series under its head. */
function readTable(table: Element): ReadTable {
  const rows = descendants(table)
    .filter(({ name }) => name === 'tr')
    .map((row) => row.children.filter(isTag).filter(({ name }) => name === 'td' || name === 'th'))
    .filter((cells) => cells.length > 1)
    .slice(0, mostLabels + 1);
  const isHead = (cells: readonly Element[] | undefined): boolean =>
    cells?.slice(1).every((cell) => cell.name === 'th' || readChartValue(textOf(cell)) === null) ?? false;
  const head = isHead(rows[0]) ? rows[0] : undefined;
  const body = head ? rows.slice(1) : rows;
  const columns = Math.min(mostSeries, Math.max(0, ...body.map((cells) => cells.length - 1)));
  let isDated = false;
  const series = Array.from({ length: columns }, (_, column): ChartSeries | null => {
    if (body.some((cells) => cells[column + 1] && hasClass(cells[column + 1] as Element, 'share')))
      return null;
    const read = body.map((cells) => {
      const cell = cells[column + 1];
      const found = cell ? readChartValue(textOf(cell)) : null;
      isDated ||= found?.isDate ?? false;
      return { value: found?.value ?? null, written: cell?.attribs['data-written'] ?? null };
    });
    return {
      name: textOf(head?.[column + 1]),
      values: read.map(({ value }) => value),
      ...(read.some(({ written }) => written !== null)
        ? { written: read.map(({ written }) => written) }
        : {}),
    };
  });
  return {
    labels: body.map((cells) => textOf(cells[0])),
    series: series.filter((each) => each !== null),
    isDated,
  };
}

function pair(text: string | undefined): readonly [string, string] | null {
  const [first, ...rest] = list(text);
  return first !== undefined && rest.length > 0 ? [first, rest.join('; ')] : null;
}

/** The content of a chart from its figure in the markup; null where the figure has no table with values. */
export function readChart(figure: Element): ChartContent | null {
  const inside = descendants(figure);
  const table = inside.find(({ name }) => name === 'table');
  if (!table) return null;
  const { labels, series, isDated } = readTable(table);
  if (labels.length === 0 || series.length === 0) return null;
  const part = (name: string): string => textOf(inside.find((element) => hasClass(element, name)));
  const { attribs } = figure;
  const kind = kindOf(attribs['data-chart']);
  const caption = inside.find(({ name }) => name === 'figcaption');
  const title = part('chart-title');
  const note = part('chart-note');
  const goal = pair(attribs['data-goal']);
  const goalValue = goal ? readChartValue(goal[0]) : null;
  const event = pair(attribs['data-event']);
  const source = part('chart-source');
  return {
    ...(kind ? { kind } : {}),
    title: title === '' && note === '' ? textOf(caption) : title,
    note,
    labels,
    series,
    ...(attribs['data-unit'] ? { unit: attribs['data-unit'] } : {}),
    ...(attribs['data-mark'] ? { marked: list(attribs['data-mark']) } : {}),
    ...(attribs['data-compare'] ? { compared: list(attribs['data-compare']) } : {}),
    ...(goal && goalValue ? { goal: { value: goalValue.value, label: goal[1] } } : {}),
    ...(event ? { event: { before: event[0], label: event[1] } } : {}),
    ...(isDated ? { isDated } : {}),
    ...(source === '' ? {} : { source }),
  };
}
