import { isAppearance, rankOf } from './field-names.ts';
import { quoted } from './notes.ts';
import { readAmount } from './read-amount.ts';
import { readDate } from './read-date.ts';
import { isRecord, type Loose, type Place, type Reading, within } from './reading.ts';
import { nameKey } from './spelling.ts';

interface Series {
  readonly name: string;
  readonly values: readonly unknown[];
  readonly written?: readonly unknown[];
}

/** Returns the first field with one of these meanings. */
function find(given: Loose, ...fields: readonly string[]): readonly [string, unknown] | undefined {
  for (const field of fields) {
    const key = Object.keys(given).find((name) => nameKey(name) === nameKey(field));
    if (key !== undefined && given[key] !== null) return [key, given[key]];
  }
  return undefined;
}

const labelNames = ['labels', 'categories', 'x', 'xAxis', 'xLabels', 'names', 'periods'] as const;
const seriesNames = [
  'series',
  'datasets',
  'values',
  'data',
  'y',
  'points',
  'rows',
  'items',
  'bars',
  'segments',
  'slices',
] as const;

/**
 * Accepts charts as labels with values, as points, as datasets, as a table or as a map of names to numbers.
 */
export function prepareChart(value: unknown, place: Place, reading: Reading): Loose | undefined {
  if (Array.isArray(value)) return prepareChart({ data: value }, place, reading);
  if (!isRecord(value)) return undefined;
  const data = find(value, 'data', 'chartData');
  const inner = data && isRecord(data[1]) && find(data[1], ...seriesNames.slice(0, 3)) ? data[1] : undefined;
  if (inner && data) {
    const { [data[0]]: _, ...others } = value;
    return prepareChart({ ...others, ...inner }, within(place, data[0]), reading);
  }
  const labels = find(value, ...labelNames);
  const source = seriesNames.map((name) => find(value, name)).find((found) => found && isData(found[1]));
  const rest = Object.fromEntries(
    Object.entries(value).filter(([key]) => key !== labels?.[0] && key !== source?.[0]),
  );
  const given =
    labels && isRecord(labels[1]) ? find(labels[1], 'data', 'categories', 'labels')?.[1] : labels?.[1];
  const known = Array.isArray(given)
    ? given
    : typeof given === 'string'
      ? given.split(/[,;\n]\s*/)
      : undefined;
  const chart = source ? seriesOf(source[1], known) : { labels: known ?? [], series: [] };
  const at = source ? within(place, source[0]) : place;
  const series = chart.series.map((each, index) => withNumbers(each, within(at, index), reading, rest.kind));
  return { ...rest, labels: chart.labels, series };
}

const isData = (value: unknown): boolean => Array.isArray(value) || isRecord(value);

const isScalar = (value: unknown): boolean =>
  typeof value === 'number' || typeof value === 'string' || value === null;

function seriesOf(
  source: unknown,
  known: readonly unknown[] | undefined,
): { labels: readonly unknown[]; series: readonly Series[] } {
  if (isRecord(source)) {
    const keys = Object.keys(source);
    const areLists = keys.length > 0 && keys.every((key) => Array.isArray(source[key]));
    if (areLists)
      return { labels: known ?? [], series: keys.map((name) => ({ name, values: listOf(source[name]) })) };
    const list = find(source, 'values', 'data');
    if (list) return { labels: known ?? [], series: [{ name: '', values: listOf(list[1]) }] };
    return { labels: keys, series: [{ name: '', values: keys.map((key) => source[key]) }] };
  }
  const list = listOf(source);
  if (list.every(isScalar))
    return { labels: known ?? list.map(() => ''), series: [{ name: '', values: list }] };
  if (list.every(Array.isArray)) return ofRows(list as readonly (readonly unknown[])[], known);
  const records = list.filter(isRecord);
  const hasLists = records.some(
    (record) => Object.values(record).some(Array.isArray) || isSeriesOfText(record, known),
  );
  return hasLists ? ofDatasets(records, known) : ofPoints(records, known);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/**
 * Returns the values of a series, including '210, 130'. A comma without a space separates only if the count
 * then matches the labels.
 */
function valuesOf(value: unknown, labels: number): readonly unknown[] {
  if (typeof value !== 'string') return listOf(value);
  const parts = value.split(/[;\n]|, /).filter((part) => part.trim() !== '');
  if (parts.length > 1) return parts;
  const tight = value.split(',');
  return tight.length > 1 && tight.length === labels ? tight : [value];
}

/** Detects `{name: 'Liters', values: '210, 130'}` next to two labels. */
function isSeriesOfText(record: Loose, known: readonly unknown[] | undefined): boolean {
  const values = find(record, 'values', 'data')?.[1];
  const count = known?.length ?? 0;
  return count > 1 && typeof values === 'string' && valuesOf(values, count).length === count;
}

function ofRows(rows: readonly (readonly unknown[])[], known: readonly unknown[] | undefined) {
  const isHead =
    rows.length > 1 && rows[0]?.slice(1).every((cell) => typeof cell === 'string' && !/\d/.test(cell));
  const body = isHead ? rows.slice(1) : rows;
  const count = Math.max(1, ...body.slice(0, 1_000).map((row) => row.length - 1));
  return {
    labels: known ?? body.map((row) => row[0]),
    series: Array.from({ length: Math.min(50, count) }, (_, at) => ({
      name: isHead ? String(rows[0]?.[at + 1] ?? '') : '',
      values: body.map((row) => row[at + 1] ?? null),
    })),
  };
}

function ofDatasets(records: readonly Loose[], known: readonly unknown[] | undefined) {
  const labels: unknown[] = [...(known ?? [])];
  const series = records.map((record): Series => {
    const name = find(record, 'name', 'label', 'title', 'id', 'key')?.[1];
    const values = find(record, 'values', 'data', 'points', 'y', 'numbers')?.[1];
    const written = find(record, 'written')?.[1];
    const points = valuesOf(values ?? Object.values(record).find(Array.isArray) ?? [], labels.length);
    if (points.some(isRecord)) {
      const read = ofPoints(points.filter(isRecord), undefined);
      if (labels.length === 0) labels.push(...read.labels);
      return { name: String(name ?? ''), values: read.series[0]?.values ?? [] };
    }
    return { name: String(name ?? ''), values: points, ...(Array.isArray(written) && { written }) };
  });
  return { labels, series };
}

const pointLabels = [
  'label',
  'name',
  'x',
  'category',
  'title',
  'key',
  'year',
  'month',
  'date',
  'period',
  'quarter',
  'group',
  'task',
  'id',
];

/** Reads `[{label: 'A', value: 1}, …]`; every other field with numbers is a series. */
function ofPoints(records: readonly Loose[], known: readonly unknown[] | undefined) {
  const keys = [...new Set(records.slice(0, 100).flatMap((record) => Object.keys(record)))];
  const named = pointLabels
    .map((name) => keys.find((key) => nameKey(key) === name))
    .find((key) => key !== undefined);
  const labelKey = named ?? keys.find((key) => records.some((record) => typeof record[key] === 'string'));
  const valueKeys = keys.filter(
    (key) =>
      key !== labelKey &&
      !(isAppearance(key) && !['x', 'y'].includes(nameKey(key))) &&
      rankOf('note', nameKey(key)) === undefined,
  );
  const isSingle = valueKeys.length === 1;
  return {
    labels: known ?? records.map((record) => (labelKey === undefined ? '' : record[labelKey])),
    series: valueKeys.slice(0, 50).map((key) => ({
      name: isSingle ? '' : key,
      values: records.map((record) => record[key] ?? null),
    })),
  };
}

/** Converts values to numbers, and keeps the original text if it says more than the number. */
function withNumbers(series: Series, place: Place, reading: Reading, kind: unknown): Loose {
  const written: (string | null)[] = [];
  const isPlan = kind === 'gantt';
  const values = series.values.map((value) => {
    if (typeof value === 'number') {
      written.push(null);
      return value;
    }
    if (typeof value !== 'string' || value.trim() === '') {
      written.push(null);
      return null;
    }
    const isDay = isPlan || /^\d{4}-\d{2}-\d{2}$/.test(value.trim());
    const day = isDay ? readDate(value, reading.language, reading.context.today) : undefined;
    const amount = day === undefined ? readAmount(value, reading.language) : undefined;
    written.push(amount && !amount.isPlain ? value.trim() : null);
    if (day === undefined && amount === undefined)
      reading.notes.add(place.path, `${quoted(value)} isn't a number, so it isn't drawn`);
    return day ?? amount?.value ?? null;
  });
  const own = series.written ?? (written.some((text) => text !== null) ? written : undefined);
  return { name: series.name, values, ...(own && { written: own }) };
}
