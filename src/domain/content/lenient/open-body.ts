import type { z } from 'zod';
import { matchFields } from './match-fields.ts';
import type { Loose } from './reading.ts';
import { nameKey } from './spelling.ts';

const bodyNames: ReadonlySet<string> = new Set([
  'text',
  'body',
  'content',
  'contents',
  'copy',
  'markdown',
  'md',
]);
const longestLead = 400;

const isBody = ([key, value]: readonly [string, unknown]): boolean =>
  bodyNames.has(nameKey(key)) &&
  typeof value === 'string' &&
  (value.length > longestLead || /\n[ \t]*\n/.test(value.slice(0, longestLead)));

/**
 * Treats a text of several paragraphs as an article's body rather than its lead. Lines before it that match
 * no field, such as sender and date, stay before it.
 */
export function openBody(shape: Readonly<Record<string, z.ZodType>>, fields: Loose): Loose {
  const entries = Object.entries(fields);
  const at = entries.findIndex(isBody);
  const [bodyKey, body] = entries[at] ?? [];
  if (bodyKey === undefined || 'blocks' in fields) return fields;
  const others = Object.fromEntries(entries.filter(([key]) => key !== bodyKey));
  const homeless = new Set(matchFields(shape, { ...others, blocks: [] }).rest.map(({ key }) => key));
  const before = entries
    .slice(0, at)
    .filter(([key, value]) => homeless.has(key) && typeof value === 'string');
  const moved = new Set(before.map(([key]) => key));
  return {
    ...Object.fromEntries(Object.entries(others).filter(([key]) => !moved.has(key))),
    blocks: [...before.map(([, value]) => value), body],
  };
}
