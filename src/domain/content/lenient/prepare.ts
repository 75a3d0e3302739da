import type { z } from 'zod';
import { prepareBill, prepareBillLine, prepareTax } from './prepare-bill.ts';
import { prepareChart } from './prepare-chart.ts';
import { prepareEntry } from './prepare-entry.ts';
import { prepareTable } from './prepare-table.ts';
import { readAmount } from './read-amount.ts';
import { asText } from './read-text.ts';
import { isRecord, type Loose, type Place, type Reading } from './reading.ts';
import { splitFigure, splitLabel } from './split-text.ts';

type Shape = Readonly<Record<string, z.ZodType>>;

const has = (shape: Shape, ...names: readonly string[]): boolean => names.every((name) => name in shape);

/** Converts a value to an object that roughly has a schema's fields; undefined if it is empty. */
export function prepared(
  schema: z.ZodType,
  shape: Shape,
  value: unknown,
  place: Place,
  reading: Reading,
): Loose | undefined {
  const isData = [
    ['labels', 'series'],
    ['head', 'rows'],
    ['currency', 'lines'],
    ['label', 'percent'],
    ['quantity', 'rate'],
  ].some((names) => has(shape, ...names));
  if (isData && isRecord(value) && schema.safeParse(value).success) return value;
  if (has(shape, 'labels', 'series')) return prepareChart(value, place, reading);
  if (has(shape, 'head', 'rows')) return prepareTable(value);
  if (has(shape, 'currency', 'lines')) return prepareBill(value, reading);
  if (has(shape, 'quantity', 'rate') && (isRecord(value) || typeof value === 'string'))
    return prepareBillLine(value, reading);
  if (isRecord(value) && isEntry(shape)) return prepareEntry(shape, value);
  if (isRecord(value)) return has(shape, 'label', 'percent') ? prepareTax(value) : value;
  if (Array.isArray(value)) return ofArray(shape, value);
  const text = asText(value, false);
  return text === undefined || text.trim() === '' ? undefined : ofText(shape, text, reading);
}

const isEntry = (shape: Shape): boolean =>
  has(shape, 'title', 'text', 'icon') && Object.keys(shape).length === 3;

/** Handles a list where an object is expected: it is the object's list, or contains its parts in order. */
function ofArray(shape: Shape, value: readonly unknown[]): Loose | undefined {
  if (value.length === 0) return undefined;
  for (const name of ['items', 'blocks', 'lines', 'links', 'columns', 'parts'])
    if (name in shape && !('name' in shape)) return { [name]: value };
  const texts = value.filter((entry) => typeof entry === 'string' || typeof entry === 'number').map(String);
  if (has(shape, 'name', 'lines')) return { name: texts[0] ?? '', lines: value.slice(1) };
  const pair = [
    ['label', 'value'],
    ['title', 'text'],
    ['name', 'detail'],
  ].find(([a = '', b = '']) => has(shape, a, b));
  if (has(shape, 'value', 'detail')) return { value: texts[0], label: texts.slice(1).join(' ') };
  if (pair && texts.length === value.length && texts.length > 1)
    return { [pair[0] ?? '']: texts[0], [pair[1] ?? '']: texts.slice(1).join('\n') };
  if (value.length === 1 && isRecord(value[0])) return value[0];
  const text = asText(value, false);
  return text === undefined ? undefined : { [mainField(shape)]: text };
}

const mainFields = ['text', 'title', 'name', 'description', 'label', 'value', 'html'] as const;
const mainField = (shape: Shape): string => mainFields.find((name) => name in shape) ?? 'text';

/** Handles text where an object is expected: splits it at its colon, dash or bold start. */
function ofText(shape: Shape, text: string, reading: Reading): Loose {
  const pair = (first: string, second: string): Loose => {
    const parts = splitLabel(text);
    return parts ? { [first]: parts[0], [second]: parts[1] } : { [first]: text };
  };
  if (has(shape, 'value', 'label', 'detail')) return { ...splitFigure(text) };
  if (has(shape, 'label', 'percent')) return prepareTax({ label: text });
  if (has(shape, 'value', 'label') && !('icon' in shape) && !isText(shape.value)) {
    const { value, label } = splitFigure(text);
    return { value: readAmount(value, reading.language)?.value, label };
  }
  if (has(shape, 'label', 'value')) {
    const parts = splitLabel(text);
    return parts ? { label: parts[0], value: parts[1] } : { value: text };
  }
  if (has(shape, 'title', 'text')) return pair('title', 'text');
  if (has(shape, 'name', 'detail')) return pair('name', 'detail');
  if (has(shape, 'name', 'lines')) {
    const [name = '', ...lines] = text.split(/\n|; ?/).map((line) => line.trim());
    return { name, lines };
  }
  if (has(shape, 'text', 'by')) {
    return splitSource(text) ?? { text };
  }
  if (has(shape, 'blocks') && !('text' in shape)) return { blocks: text };
  if (has(shape, 'kind', 'links')) return { kind: 'flow', links: text };
  if (has(shape, 'from', 'to')) {
    const parts = text.split(/-->|->|→|=>/).map((part) => part.trim());
    if (parts.length >= 2) return { from: parts[0], to: parts.slice(1).join(' ') };
    return { from: text, to: '' };
  }
  return { [mainField(shape)]: text };
}

const longestSource = 90;

/** Splits '"We stopped guessing." — Ana' into the quote and its source. */
function splitSource(text: string): { readonly text: string; readonly by: string } | undefined {
  const at = Math.max(text.lastIndexOf('—'), text.lastIndexOf('–'));
  const by = text.slice(at + 1);
  const isSource = by.trim() !== '' && by.trim() !== by && by.length <= longestSource && !by.includes('\n');
  if (at < 1 || !isSource || text.slice(at - 1, at).trim() !== '') return undefined;
  const words = text.slice(0, at).trim();
  return words === '' ? undefined : { text: words.replace(/["”]$/, ''), by: by.trim() };
}

const isText = (schema: z.ZodType | undefined): boolean => schema?.safeParse('').success ?? false;
