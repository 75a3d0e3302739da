import type { Chart } from '../../content/blocks/chart.ts';
import type { Operation } from '../../content/edit/operation.ts';
import { blocksOf } from '../../content/edit/places.ts';
import { calendarNames } from '../../reader/lexicon/phrase-index.ts';
import { fold } from '../lexicon/fold.ts';
import { tell } from '../speech/saying.ts';
import { isIn } from './add-line.ts';
import { quoted } from './name-part.ts';
import { partTerms } from './part-terms.ts';
import { setOperation } from './place-operations.ts';
import type { Request, Step } from './request.ts';
import { certainNumber } from './values.ts';

interface ChartPlace {
  readonly unit: string;
  readonly chart: Chart;
}

/** Returns the charts that have one value per label. */
const simpleCharts = (request: Request): readonly ChartPlace[] =>
  request.content.pages
    .flatMap((page) => [
      ...(isIn(request, page) ? [page] : []),
      ...blocksOf(page).filter((block) => isIn(request, page, block)),
    ])
    .flatMap((owner): ChartPlace[] => {
      const chart = 'chart' in owner ? owner.chart : undefined;
      return chart?.series.length === 1 && owner.id !== undefined ? [{ unit: owner.id, chart }] : [];
    });

/** 'June: 91' of 'a figure for June: 91', 'May, 80' of 'a row: May, 80'. */
function withoutPartName({ languages }: Request, words: string): string {
  let from = 0;
  for (const { start, end, names } of partTerms(fold(words), languages))
    if (
      words.slice(from, start).trim() === '' &&
      names.some((name) => name === 'filler' || name.startsWith('part:'))
    )
      from = end;
  return words
    .slice(from)
    .replace(/^[\s:,]+/, '')
    .trim();
}

interface Row {
  readonly label: string;
  readonly number: string;
  readonly unit: string;
}

const mostWords = 8;

/** Splits 'May 80', 'Q3: 1,200', 'June 12 km'. */
function rowIn(text: string): Row | undefined {
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > mostWords) return undefined;
  const last = words.pop() ?? '';
  const isUnit = /^\D{1,6}$/.test(last);
  const figure = isUnit ? (words.pop() ?? '') : last;
  const [, number = '', sign = ''] = /^([-−]?\d[\d.,'’]{0,14}(?<![.,]))(%?)$/.exec(figure) ?? [];
  const label = words.join(' ').replace(/ ?[:=,]$/, '');
  return number === '' || !/^\p{L}/u.test(label) ? undefined : { label, number, unit: isUnit ? last : sign };
}

/** Returns the only such chart; undefined if there are several, or none. */
function onlyChart(request: Request): ChartPlace | undefined {
  const [place, ...others] = simpleCharts(request);
  return others.length === 0 ? place : undefined;
}

function signedNumber(text: string, { languages }: Request): number | undefined {
  const value = certainNumber(text, languages[0] ?? 'en');
  return value !== undefined && /^[-−]/.test(text) ? -Math.abs(value) : value;
}

/** Returns the operation that sets one value of a chart, behind the others if its label is new. */
function setValue(request: Request, { unit, chart }: ChartPlace, label: string, value: number): Operation {
  const at = chart.labels.includes(label) ? chart.labels.indexOf(label) : chart.labels.length;
  const put = <T>(list: readonly T[], entry: T): T[] => list.toSpliced(at, 1, entry);
  const series = chart.series.map((each) => ({
    ...each,
    values: put(each.values, value),
    // The other values keep the form that they were written in.
    ...(each.written && { written: put(each.written, null) }),
  }));
  return setOperation(request.content, unit, ['chart'], {
    ...chart,
    labels: put(chart.labels, label),
    series,
  });
}

/** 'Add May 80': a further value of the only chart with one value per label. */
export function addChartRow(request: Request, text: string): Step | undefined {
  const place = onlyChart(request);
  const row = rowIn(withoutPartName(request, text));
  const value = row && signedNumber(row.number, request);
  if (!place || !row || value === undefined) return undefined;
  const { chart } = place;
  if (row.unit !== '' && fold(row.unit) !== fold(chart.unit ?? '')) return undefined;
  const hasDates = chart.series[0]?.values.some((each) => typeof each === 'string');
  if (hasDates || chart.labels.some((each) => fold(each) === fold(row.label))) return undefined;
  return {
    operations: [setValue(request, place, row.label, value)],
    said: tell('added', { names: [quoted(`${row.label}: ${row.number}`)] }),
  };
}

const wordsIn = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]{1,40}/gu) ?? [];

/** Returns whether two words name the same month or day of the week, written out or not. */
function isSameDay(one: string, other: string): boolean {
  const names = calendarNames(other);
  return calendarNames(one).some((name) =>
    names.some(({ kind, number }) => kind === name.kind && number === name.number),
  );
}

/** 'March was 75', 'change March to 75': the value of the only label that a request names in another form. */
export function setChartValue(request: Request): Step | undefined {
  const place = onlyChart(request);
  const [number, ...more] = request.text.match(/(?<![\p{L}\d.,])[-−]?\d[\d.,]{0,14}(?<![.,])/gu) ?? [];
  const value = number === undefined ? undefined : signedNumber(number, request);
  if (!place || number === undefined || value === undefined || more.length > 0) return undefined;
  const words = wordsIn(request.text.replace(number, ' '));
  const [label, ...others] = place.chart.labels.filter((each) => {
    const [word, ...rest] = wordsIn(each);
    return word !== undefined && rest.length === 0 && words.some((said) => isSameDay(said, word));
  });
  if (label === undefined || others.length > 0) return undefined;
  return {
    operations: [setValue(request, place, label, value)],
    said: tell('isNow', { part: quoted(label), value: quoted(number) }),
  };
}
