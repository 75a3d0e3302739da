import type { z } from 'zod';
import { matchFields } from './match-fields.ts';
import { isRecord, type Place, type Reading, within } from './reading.ts';
import { elementOf, kindOf, mostOf, shapeOf } from './schema-parts.ts';
import { hasWords } from './tame.ts';

interface Entry {
  readonly value: unknown;
  readonly place: Place;
}

/** Reads the entries of a list from any notation. */
export function readList(schema: z.ZodType, value: unknown, place: Place, reading: Reading): unknown[] {
  const element = elementOf(schema);
  if (!element) return [];
  const entries = entriesOf(element, value, place);
  const most = mostOf(schema);
  if (entries.length > most)
    reading.notes.add(
      place.path,
      `Only the first ${most.toLocaleString('en')} of ${entries.length} are kept`,
    );
  const allowsNull = element.safeParse(null).success;
  return entries.slice(0, most).flatMap((entry) => {
    const read = reading.read(element, entry.value, entry.place);
    if (read !== undefined) return [read];
    return allowsNull ? [null] : [];
  });
}

function entriesOf(element: z.ZodType, value: unknown, place: Place): Entry[] {
  if (Array.isArray(value)) {
    const isOfTexts = kindOf(element) === 'string';
    return value.flatMap((entry, at): Entry[] => {
      const inner = within(place, at);
      // Flattens lists within a list of texts.
      if (isOfTexts && Array.isArray(entry)) return entriesOf(element, entry, inner);
      return [{ value: entry, place: inner }];
    });
  }
  if (typeof value === 'string') return linesOf(element, value).map((line) => ({ value: line, place }));
  if (isRecord(value)) return entriesOfRecord(element, value, place);
  return [{ value, place }];
}

const marker = /^\s*(?:[-*+•·▪]|\d{1,3}[.)])\s+/;

/** Splits text into list items, lines, or comma-separated parts. */
function linesOf(element: z.ZodType, text: string): unknown[] {
  if (text.trim() === '') return [];
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (kindOf(element) === 'array') {
    return lines
      .filter((line) => !/^[\s|:-]+$/.test(line))
      .map((line) =>
        line.replace(/^\s*\||\|\s*$/g, '').split(line.includes('|') ? '|' : line.includes('\t') ? '\t' : ','),
      );
  }
  if (lines.length > 1) return lines.map((line) => line.replace(marker, ''));
  const shape = shapeOf(element);
  if (shape) return [text.replace(marker, '')];
  const parts = partsOf(text, text.includes(';') ? ';' : ', ').map((part) => part.trim());
  return parts.filter((part) => part !== '').map((part) => part.replace(marker, ''));
}

/** Splits text at a mark, but not within a [[placeholder]]. */
function partsOf(text: string, mark: string): string[] {
  const parts: string[] = [];
  let isOpen = false;
  for (const part of text.split(mark)) {
    if (isOpen) parts.push(`${parts.pop() ?? ''}${mark}${part}`);
    else parts.push(part);
    const opened = part.lastIndexOf('[[');
    const closed = part.lastIndexOf(']]');
    if (opened !== closed) isOpen = opened > closed;
  }
  return parts;
}

/**
 * Reads `{Account: '…', BIC: '…'}` as labels with values if such a list is expected; otherwise as a single
 * entry or a wrapper.
 */
function entriesOfRecord(
  element: z.ZodType,
  value: Readonly<Record<string, unknown>>,
  place: Place,
): Entry[] {
  const keys = Object.keys(value);
  const at = (key: string): Entry => ({ value: value[key], place: within(place, key) });
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) return keys.map(at);
  const shape = shapeOf(element);
  if (!shape) {
    const lists = keys.filter((key) => Array.isArray(value[key]));
    if (lists.length === 1 && lists[0] !== undefined && keys.length === 1)
      return entriesOf(element, value[lists[0]], within(place, lists[0]));
    if (kindOf(element) === 'string')
      return keys
        .filter((key) => hasWords(value[key]) || typeof value[key] === 'number')
        .map((key) => ({
          value: `${key}: ${typeof value[key] === 'object' ? JSON.stringify(value[key]) : value[key]}`,
          place: within(place, key),
        }));
    return keys.map(at);
  }
  const { fields } = matchFields(shape, value);
  const wrapped = keys.find((key) => Array.isArray(value[key]));
  if (wrapped !== undefined && ![...fields.values()].some(({ key }) => key === wrapped))
    return entriesOf(element, value[wrapped], within(place, wrapped));
  const [label, text] = labelFields(shape);
  const isExact = [...fields].some(([name, { key }]) => name === key && (name === label || name === text));
  const isMap =
    label !== undefined &&
    text !== undefined &&
    keys.every((key) => typeof value[key] !== 'object' || 'title' in shape);
  if (isMap && !isExact && fields.size < 2)
    return keys.map((key) => ({
      value: isRecord(value[key]) ? { [label]: key, ...value[key] } : { [label]: key, [text]: value[key] },
      place: within(place, key),
    }));
  return [{ value, place }];
}

function labelFields(shape: Readonly<Record<string, z.ZodType>>): readonly [string?, string?] {
  if ('label' in shape && 'percent' in shape) return ['label', 'percent'];
  if ('label' in shape && 'value' in shape) return ['label', 'value'];
  if ('label' in shape && 'amount' in shape) return ['label', 'amount'];
  if ('title' in shape && 'text' in shape) return ['title', 'text'];
  if ('name' in shape && 'values' in shape) return ['name', 'values'];
  return [];
}
