import type { z } from 'zod';
import { rankOf } from './field-names.ts';
import type { Loose } from './reading.ts';
import { kindOf } from './schema-parts.ts';
import { nameKey } from './spelling.ts';

export interface Match {
  /** Name as written. */
  readonly key: string;
  readonly value: unknown;
}

export interface Matches {
  /** By field name in the schema. */
  readonly fields: ReadonlyMap<string, Match>;
  readonly rest: readonly Match[];
}

type Shape = Readonly<Record<string, z.ZodType>>;

/**
 * Returns whether a value roughly has the shape of a field. A value that doesn't is still used if nothing
 * fits better.
 */
function isFitting(schema: z.ZodType, value: unknown): boolean {
  const isList = Array.isArray(value);
  const isObject = typeof value === 'object' && value !== null && !isList;
  switch (kindOf(schema)) {
    case 'array':
      return isList || isObject || (typeof value === 'string' && hasEntries(value));
    case 'object':
    case 'union':
    case 'record':
      return isObject || isList;
    case 'boolean':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' || (typeof value === 'string' && /\d/.test(value));
    default:
      return !isList && !isObject;
  }
}

/** Detects more than one paragraph: headings, items, rows, or an empty line. */
const hasEntries = (text: string): boolean => /\n(?:[ \t]*\n|#{1,6} |[-*+•] |\d{1,3}[.)] |\|)/.test(text);

const misfit = 100;

/** A list of objects where text is expected: belongs to another field, if there is a suitable one. */
const isListOfObjects = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((entry) => typeof entry === 'object' && entry !== null);

/**
 * Matches an object's names with the fields of a schema: exact names first, then the most likely synonyms.
 * Lists and objects with a `reserved` name are left for the part of the schema that has this field.
 */
export function matchFields(shape: Shape, given: Loose, reserved?: ReadonlySet<string>): Matches {
  const fields = new Map<string, Match>();
  const names = Object.keys(shape);
  const byKey = new Map(names.map((name) => [nameKey(name), name]));
  const open: Match[] = [];
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const exact = names.includes(key) ? key : byKey.get(nameKey(key));
    const isMisplaced =
      isListOfObjects(value) && exact !== undefined && shape[exact] && kindOf(shape[exact]) === 'string';
    if (exact !== undefined && !fields.has(exact) && !isMisplaced) fields.set(exact, { key, value });
    else open.push({ key, value });
  }
  const candidates = open
    .slice(0, 200)
    .flatMap((match, order) =>
      names.flatMap((name) => {
        const field = shape[name];
        const rank = fields.has(name) || !field ? undefined : rankOf(name, nameKey(match.key));
        if (rank === undefined || !field) return [];
        const isFit = isFitting(field, match.value);
        if (!isFit && typeof match.value === 'object' && reserved?.has(nameKey(match.key))) return [];
        return [{ match, name, order, rank: rank + (isFit ? 0 : misfit) }];
      }),
    )
    .sort((a, b) => a.rank - b.rank || a.order - b.order);
  const used = new Set<Match>();
  for (const { match, name } of candidates) {
    if (used.has(match) || fields.has(name) || match.value === null) continue;
    used.add(match);
    fields.set(name, match);
  }
  return { fields, rest: open.filter((match) => !used.has(match) && match.value !== null) };
}

/** Scores how well an object fits a schema's fields. Used to choose the best of several schemas. */
export function fitOf(shape: Shape, given: Loose): number {
  const { fields, rest } = matchFields(shape, given);
  let score = 0;
  for (const [name, { key, value }] of fields) {
    const field = shape[name];
    const isExact = nameKey(name) === nameKey(key);
    score += (isExact ? 3 : 2) + (field && isFitting(field, value) ? 1 : -2);
  }
  const missing = Object.entries(shape).filter(
    ([name, field]) =>
      !fields.has(name) && kindOf(field) !== 'literal' && !field.safeParse(undefined).success,
  );
  return score - rest.length * 2 - missing.length * 2;
}
