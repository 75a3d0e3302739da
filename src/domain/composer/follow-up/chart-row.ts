import type { Chart } from '../../content/blocks/chart.ts';
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

/** 'Add May 80': a further value of the only chart with one value per label. */
export function addChartRow(request: Request, text: string): Step | undefined {
  const [place, ...others] = simpleCharts(request);
  const { label = '', number = '', unit = '' } = rowIn(withoutPartName(request, text)) ?? {};
  const value = certainNumber(number, request.languages[0] ?? 'en');
  const [series] = place?.chart.series ?? [];
  if (!place || !series || others.length > 0 || label === '' || value === undefined) return undefined;
  const { chart } = place;
  if (unit !== '' && fold(unit) !== fold(chart.unit ?? '')) return undefined;
  if (series.values.some((each) => typeof each === 'string')) return undefined;
  if (chart.labels.some((each) => fold(each) === fold(label))) return undefined;
  const signed = /^[-−]/.test(number) ? -value : value;
  const next: Chart = {
    ...chart,
    labels: [...chart.labels, label],
    series: [
      {
        ...series,
        values: [...series.values, signed],
        ...(series.written && { written: [...series.written, null] }),
      },
    ],
  };
  return {
    operations: [setOperation(request.content, place.unit, ['chart'], next)],
    said: tell('added', { names: [quoted(`${label}: ${number}`)] }),
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
  const { text } = request;
  const [place, ...others] = simpleCharts(request);
  const [series] = place?.chart.series ?? [];
  const numbers = text.match(/(?<![\p{L}\d.,])[-−]?\d[\d.,]{0,14}(?<![.,])/gu) ?? [];
  const [number = '', ...more] = numbers;
  if (!place || !series || others.length > 0 || more.length > 0) return undefined;
  const value = certainNumber(number, request.languages[0] ?? 'en');
  const words = wordsIn(text.replace(number, ' '));
  const named = place.chart.labels.flatMap((label, at) => {
    const [word, ...rest] = wordsIn(label);
    return word !== undefined && rest.length === 0 && words.some((each) => isSameDay(each, word)) ? [at] : [];
  });
  const [at, ...further] = named;
  if (value === undefined || at === undefined || further.length > 0) return undefined;
  const label = place.chart.labels[at] ?? '';
  const signed = /^[-−]/.test(number) ? -value : value;
  const next: Chart = {
    ...place.chart,
    series: [
      {
        ...series,
        values: series.values.with(at, signed),
        ...(series.written && { written: series.written.with(at, null) }),
      },
    ],
  };
  return {
    operations: [setOperation(request.content, place.unit, ['chart'], next)],
    said: tell('isNow', { part: quoted(label), value: quoted(number) }),
  };
}
