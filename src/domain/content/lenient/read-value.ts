import type { z } from 'zod';
import { block } from '../blocks/blocks.ts';
import { page } from '../document-content.ts';
import { line, prose } from '../limits.ts';
import { choiceOf } from './choice-names.ts';
import { unquoted } from './json-in-text.ts';
import { quoted } from './notes.ts';
import { prepareDiagram } from './prepare-diagram.ts';
import { readBlocks } from './read-blocks.ts';
import { leafReaders, readBoolean, readNumber, readString } from './read-leaf.ts';
import { readList } from './read-list.ts';
import { readObject } from './read-object.ts';
import { readPage } from './read-page.ts';
import { asText } from './read-text.ts';
import { type Place, type Reading, within } from './reading.ts';
import { elementOf, innerOf, partsOf } from './schema-parts.ts';
import { nameKey } from './spelling.ts';

/**
 * Fits a value to a schema recursively. Accepts alternatives at every level: text for a list, a list for
 * text, other spellings of names and numbers.
 */
export function readValue(schema: z.ZodType, value: unknown, place: Place, reading: Reading): unknown {
  if (value === undefined) return undefined;
  const inner = innerOf(schema);
  const leaf = leafReaders.get(inner);
  if (leaf && value !== null) {
    const isText = inner === line || inner === prose;
    return !isText && inner.safeParse(value).success ? value : leaf(value, place, reading);
  }
  if (value === null) return schema.safeParse(null).success ? null : undefined;
  if (inner === page) return readPage(value, place, reading);
  const parts = partsOf(inner);
  switch (parts.type) {
    case 'object':
      return readObject(inner, structure(value, reading), place, reading);
    case 'array': {
      const element = elementOf(inner);
      const list = structure(value, reading);
      if (element && innerOf(element) === block) return readBlocks(list, place, reading, inner);
      return readList(inner, list, place, reading);
    }
    case 'string':
      return readString(inner, value, place, reading);
    case 'number':
      return readNumber(inner, value, place, reading);
    case 'boolean':
      return readBoolean(value);
    case 'literal':
      return parts.values?.includes(value) ? value : parts.values?.[0];
    case 'enum':
      return readChoice(inner, value, place, reading);
    case 'union':
      return readUnion(inner, value, place, reading);
    case 'record':
      return readRecord(inner, value, place, reading);
    case 'tuple':
      return readTuple(inner, value, place, reading);
    default:
      return undefined;
  }
}

const structure = (value: unknown, { areTextsFinal }: Reading): unknown =>
  areTextsFinal ? value : unquoted(value);

/** Finds the field by its choices, because synonyms of values are listed by field. */
function readChoice(schema: z.ZodType, value: unknown, place: Place, reading: Reading): string | undefined {
  const given = asText(value, true) ?? '';
  const values = Object.values(partsOf(schema).entries ?? {});
  const key = nameKey(given);
  const same = values.find((name) => nameKey(name) === key);
  const field = choiceFields.find((name) => values.every((choice) => choiceOf(name, choice) === choice));
  const byWord = (): string | undefined => {
    const words = given.slice(0, 200).split(/[\s,]+/);
    return words.map((word) => field && choiceOf(field, word)).find((choice) => choice !== undefined);
  };
  const named = same ?? (field && (choiceOf(field, given) ?? byWord()));
  const choice = named !== undefined && values.includes(named) ? named : undefined;
  if (choice === undefined) {
    if (given !== '') reading.notes.add(place.path, `${quoted(given)} isn't one of ${values.join(', ')}`);
  } else if (choice !== given) reading.notes.info(place.path, `Read ${quoted(given)} as '${choice}'`);
  return choice;
}

const choiceFields = ['format', 'orientation', 'direction', 'theme', 'tone', 'kind', 'align'] as const;

function readUnion(schema: z.ZodType, value: unknown, place: Place, reading: Reading): unknown {
  if (schema.safeParse(value).success) return value;
  const { options = [], discriminator } = partsOf(schema);
  if (discriminator) return readKind(options, discriminator, value, place, reading);
  const numbers = options
    .flatMap((option) => partsOf(option).values ?? [])
    .filter((each) => typeof each === 'number');
  if (numbers.length > 0) {
    const given = Number(/\d+/.exec(asText(value, true) ?? '')?.[0] ?? Number.NaN);
    if (Number.isNaN(given)) return numbers[0];
    return numbers.reduce((best, each) => (Math.abs(each - given) < Math.abs(best - given) ? each : best));
  }
  for (const option of options) {
    const read = reading.read(option, value, place);
    if (read !== undefined) return read;
  }
  return undefined;
}

/** Reads a discriminated union, such as the kinds of diagrams: the named option, or else the first one. */
function readKind(
  options: readonly z.ZodType[],
  discriminator: string,
  unread: unknown,
  place: Place,
  reading: Reading,
): unknown {
  const isDiagram = options.some((option) => partsOf(option).shape?.center !== undefined);
  const value = isDiagram ? prepareDiagram(unread) : unread;
  const given = typeof value === 'object' && value !== null ? Reflect.get(value, discriminator) : undefined;
  const named = options.find((option) => {
    const field = partsOf(option).shape?.[discriminator];
    return field?.safeParse(given).success;
  });
  const option = named ?? options[0];
  return option && readObject(option, value, place, reading);
}

function readRecord(schema: z.ZodType, value: unknown, place: Place, reading: Reading): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { valueType } = partsOf(schema);
  const entries = Object.entries(value).flatMap(([key, entry]) => {
    const read = valueType && reading.read(valueType, entry, within(place, key));
    return read === undefined || key.length > 40 ? [] : [[key, read] as const];
  });
  return Object.fromEntries(entries);
}

function readTuple(schema: z.ZodType, value: unknown, place: Place, reading: Reading): unknown {
  const { items = [] } = partsOf(schema);
  const given = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(/[\s,×x]+/)
      : typeof value === 'object' && value !== null
        ? Object.values(value)
        : [];
  const read = items.map((item, at) => reading.read(item, given[at], within(place, at)));
  return read.includes(undefined) ? undefined : read;
}
