import type { Notes } from './notes.ts';
import { type Place, within } from './reading.ts';

const deepest = 400;
const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Returns every text within a value, in reading order. Not recursive, so any depth works. */
export function textsOf(value: unknown): string[] {
  const texts: string[] = [];
  const open: unknown[] = [value];
  const seen = new Set<object>();
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'object' && next !== null) {
      if (seen.has(next)) continue;
      seen.add(next);
    }
    if (typeof next === 'string' && next.trim() !== '') texts.push(next);
    else if (typeof next === 'number') texts.push(String(next));
    else if (typeof next === 'object' && next !== null) {
      const children = Object.values(next);
      for (let at = children.length - 1; at >= 0; at -= 1) open.push(children[at]);
    }
  }
  return texts;
}

/** Returns whether a value contains any text. */
export function hasWords(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value === 'object' && value !== null && textsOf(value).length > 0;
}

/**
 * Copies a value as plain JSON, without cycles, prototype keys and functions. Deeply nested values become
 * their text.
 */
export function tame(
  value: unknown,
  notes: Notes,
  place: Place,
  level = 0,
  ancestors: Set<object> = new Set(),
): unknown {
  if (typeof value === 'string') return value.isWellFormed() ? value : value.toWellFormed();
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (typeof value !== 'object') return undefined;
  if (level >= deepest) {
    notes.add(place.path, 'Nested too deep. Its words are kept as text');
    return textsOf(value).join('\n');
  }
  if (ancestors.has(value)) return undefined;
  ancestors.add(value);
  const copy = copied(value, notes, place, level + 1, ancestors);
  ancestors.delete(value);
  return copy;
}

function copied(value: object, notes: Notes, place: Place, level: number, ancestors: Set<object>): unknown {
  const inner = (entry: unknown, at: Place): unknown => tame(entry, notes, at, level, ancestors);
  if (Array.isArray(value)) return value.map((entry, at) => inner(entry, within(place, at)));
  const copy: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(value)) {
    const at = within(place, key);
    if (unsafeKeys.has(key)) notes.add(at.path, `Left out: '${key}' isn't a field name`);
    else copy[key] = inner(entry, at);
  }
  return copy;
}
