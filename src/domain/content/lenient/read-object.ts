import type { z } from 'zod';
import { isoDate } from '../limits.ts';
import { isAppearance, rankOf } from './field-names.ts';
import { type Match, matchFields } from './match-fields.ts';
import { quoted } from './notes.ts';
import { prepared } from './prepare.ts';
import { asText } from './read-text.ts';
import { isRecord, type Loose, type Place, type Reading, within } from './reading.ts';
import { emptyOf, innerNames, kindOf, literalOf, shapeOf, unwrap } from './schema-parts.ts';
import { nameKey } from './spelling.ts';
import { hasWords } from './tame.ts';
import { blockNames } from './type-names.ts';

type Shape = Readonly<Record<string, z.ZodType>>;

/**
 * Fits a value to an object schema. Unknown fields are moved to a suitable one or noted, never dropped
 * silently.
 */
export function readObject(schema: z.ZodType, value: unknown, place: Place, reading: Reading): unknown {
  const shape = shapeOf(schema);
  if (!shape) return undefined;
  const given = prepared(schema, shape, value, place, reading);
  if (given === undefined) return undefined;
  const { fields, rest } = matchFields(shape, given, innerNames(shape));
  const moved = new Map(fields);
  const open = hoisted(shape, rest, moved);
  const spare = withWords(open, shape, moved);
  const result: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(shape)) {
    const match = moved.get(name);
    const at = match ? within(place, match.key) : place;
    const read = match && reading.read(field, match.value, match.key === '' ? place : at);
    const kept = read === undefined ? missing(name, field, match, place, reading) : read;
    if (kept !== undefined) result[name] = kept;
  }
  placeRest(shape, spare, result, place, reading);
  return result;
}

function missing(
  name: string,
  field: z.ZodType,
  match: Match | undefined,
  place: Place,
  reading: Reading,
): unknown {
  const { isOptional } = unwrap(field);
  if (isOptional) return undefined;
  if (kindOf(field) === 'literal') return literalOf(field);
  const { today } = reading.context;
  if (unwrap(field).inner === isoDate && today !== undefined) {
    reading.notes.add(
      match ? within(place, match.key).path : place.path,
      `'${name}' is set to today, ${today}`,
    );
    return today;
  }
  if (match === undefined && name === 'title') reading.notes.info(place.path, 'No title was given');
  return emptyOf(field);
}

/** Moves fields that belong one level deeper: `format` into `look`, `labels` into `chart`. */
function hoisted(shape: Shape, rest: readonly Match[], fields: Map<string, Match>): Match[] {
  const left: Match[] = [];
  for (const match of rest) {
    const target = Object.entries(shape).find(([name, field]) => {
      const inner = shapeOf(field);
      const own = inner && ownOf(inner, name, fields.get(name));
      return inner && own && names(inner).has(nameKey(match.key)) && !isTaken(own, match.key);
    })?.[0];
    if (target === undefined) left.push(match);
    else {
      const before = fields.get(target);
      const field = shape[target];
      const own = ownOf((field && shapeOf(field)) ?? {}, target, before);
      // A moved field keeps its own path; one that joins others takes theirs.
      const key = before && isRecord(before.value) ? before.key : '';
      fields.set(target, { key, value: { ...own, [match.key]: match.value } });
    }
  }
  return left;
}

/**
 * Returns the current fields of an inner object; undefined if it isn't an object. `rows` that stand for a
 * whole table become its rows if other fields of the table are present.
 */
function ownOf(inner: Shape, name: string, match: Match | undefined): Loose | undefined {
  if (match === undefined) return {};
  if (isRecord(match.value)) return match.value;
  const isPart = nameKey(match.key) !== nameKey(name) && names(inner).has(nameKey(match.key));
  return isPart ? { [match.key]: match.value } : undefined;
}

const names = (shape: Shape): ReadonlySet<string> => new Set(Object.keys(shape).map(nameKey));
const isTaken = (own: unknown, key: string): boolean =>
  isRecord(own) && Object.keys(own).some((name) => nameKey(name) === nameKey(key));

const spareTexts = ['text', 'subtitle', 'lead', 'takeaway', 'tagline', 'detail', 'note', 'caption'] as const;

/** Moves a text without a field to a text field that is still free. */
function withWords(open: readonly Match[], shape: Shape, fields: Map<string, Match>): Match[] {
  if (isEntry(shape)) return withDetails(open, fields);
  if ('lines' in shape || 'blocks' in shape) return [...open];
  if ('facts' in shape) return withFacts(open, fields);
  return open.filter((match) => {
    if (typeof match.value !== 'string' || !hasWords(match.value) || isAppearance(match.key)) return true;
    const target = spareTexts.find((name) => name in shape && !fields.has(name));
    if (target === undefined) return true;
    fields.set(target, match);
    return false;
  });
}

/** Returns whether the shape is a list entry: a title with text, or text with blocks. */
const isEntry = (shape: Shape): boolean =>
  !('layout' in shape) && !('type' in shape) && 'text' in shape && ('title' in shape || 'checked' in shape);

/**
 * Reads `{title: 'Engineer', company: 'Azul', from: 2017, to: 2021}`: unknown fields go to the start of the
 * text.
 */
function withDetails(open: readonly Match[], fields: Map<string, Match>): Match[] {
  const given = fields.get('text');
  const isFree = given === undefined || typeof given.value === 'string' || typeof given.value === 'number';
  const details = isFree ? open.filter(isDetail) : [];
  if (details.length === 0) return [...open];
  const range = rangeIn(details);
  const words = details.flatMap((match) =>
    match === range?.end ? [] : [match === range?.start ? range.words : String(match.value)],
  );
  const line = words.join(', ');
  fields.set('text', {
    key: given?.key ?? '',
    value: given === undefined ? line : `${line}\n${given.value}`,
  });
  return open.filter((match) => !details.includes(match));
}

const longestDetail = 80;

const isDetail = ({ key, value }: Match): boolean =>
  isScalarText(value) && !isAppearance(key) && String(value).length <= longestDetail;

const isScalarText = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && hasWords(value));

/** Combines 'from' and 'to', or 'start' and 'end', into a range. */
function rangeIn(details: readonly Match[]): { start: Match; end: Match; words: string } | undefined {
  const named = (...wanted: readonly string[]): Match | undefined =>
    details.find(({ key }) => wanted.includes(nameKey(key)));
  const start = named('from', 'start', 'startdate');
  const end = named('to', 'end', 'enddate', 'until');
  return start && end && { start, end, words: `${start.value}–${end.value}` };
}

/** Adds `location: 'Old harbor'` of a flyer to its facts. */
function withFacts(open: readonly Match[], fields: Map<string, Match>): Match[] {
  const isFact = ({ key, value }: Match): boolean =>
    (typeof value === 'string' || typeof value === 'number') && hasWords(String(value)) && !isAppearance(key);
  const given = fields.get('facts');
  const own = given === undefined ? [] : Array.isArray(given.value) ? given.value : undefined;
  const facts = open.filter(isFact);
  if (own === undefined || facts.length === 0) return [...open];
  const more = facts.map(({ key, value }) => ({ label: spelledOut(key), value }));
  fields.set('facts', { key: given?.key ?? '', value: [...own, ...more] });
  return open.filter((match) => !isFact(match));
}

const spelledOut = (key: string): string => upperFirst(key.replace(/[_-]+/g, ' '));

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Handles remaining fields: adds them as lines or blocks, or notes them. */
function placeRest(
  shape: Shape,
  rest: readonly Match[],
  result: Record<string, unknown>,
  place: Place,
  reading: Reading,
): void {
  for (const { key, value } of rest) {
    const at = within(place, key);
    const isNumber = typeof value === 'number' && !isAppearance(key);
    if (!hasWords(value) && !isNumber) continue;
    const lines = shape.lines;
    const blocks = shape.blocks;
    if (!isAppearance(key) && lines && kindOf(lines) === 'array' && 'name' in shape) {
      append(result, 'lines', reading.read(lines, [asText(value, true)], at));
    } else if ((!isAppearance(key) || isPicture(key)) && blocks && kindOf(blocks) === 'array') {
      const more = reading.read(blocks, isOpening(key) ? value : asBlocks(key, value), at);
      if (isOpening(key)) prepend(result, 'blocks', more);
      else append(result, 'blocks', more);
    } else {
      reading.notes.add(
        at.path,
        `Left out: there is no field '${key}' here. It said ${quoted(asText(value, true))}`,
      );
    }
  }
}

const isPicture = (key: string): boolean => blockNames(key)?.name === 'picture';

const wordBlocks: readonly unknown[] = ['quote', 'callout', 'action', 'heading'];

/** Converts a remaining field to blocks: of the type in its name if its value fits, otherwise a section. */
function asBlocks(key: string, value: unknown): unknown {
  if (typeof value === 'number') return `${spelledOut(key)}: ${value}`;
  if (typeof value === 'string')
    return wordBlocks.includes(blockNames(key)?.name) ? [{ type: key, text: value }] : value;
  if (isRecord(value)) return { [key]: value };
  if (blockNames(key)) return [{ type: key, content: value }];
  return [{ type: 'section', title: spelledOut(key), items: value }];
}

const lastOpening = rankOf('lead', 'lede') ?? 0;

/** Returns whether the name means a subtitle or lead, which precedes its text. */
function isOpening(key: string): boolean {
  const rank = rankOf('lead', nameKey(key));
  return rank !== undefined && rank <= lastOpening;
}

function prepend(result: Record<string, unknown>, name: string, more: unknown): void {
  const before = result[name];
  if (Array.isArray(more)) result[name] = [...more, ...(Array.isArray(before) ? before : [])];
}

function append(result: Record<string, unknown>, name: string, more: unknown): void {
  const before = result[name];
  if (Array.isArray(more)) result[name] = [...(Array.isArray(before) ? before : []), ...more];
}
