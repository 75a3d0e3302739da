import { formatHex } from 'culori';
import type { z } from 'zod';
import { currency, due } from '../blocks/bill.ts';
import { icon } from '../icon.ts';
import { id, isoDate, line, prose } from '../limits.ts';
import { color } from '../look.ts';
import { currencyOf } from './currency.ts';
import { quoted } from './notes.ts';
import { readAmount } from './read-amount.ts';
import { readDate, readSpan } from './read-date.ts';
import { asText, cutAtWord, readText } from './read-text.ts';
import type { Place, Reading } from './reading.ts';
import { mostOf } from './schema-parts.ts';

type ReadLeaf = (value: unknown, place: Place, reading: Reading) => unknown;

const longestColor = 60;
const dateHint = 'Write a date as 2026-11-22';

function readDay(value: unknown, place: Place, reading: Reading): string | undefined {
  const text = asText(value, true);
  if (text === undefined || text.trim() === '') return undefined;
  const day = readDate(text, reading.language, reading.context.today);
  if (day === undefined) reading.notes.add(place.path, `${quoted(text)} isn't a certain date. ${dateHint}`);
  return day;
}

function readDue(value: unknown, place: Place, reading: Reading): string | number | undefined {
  if (typeof value === 'number') return Math.min(3_650, Math.max(0, Math.round(value)));
  const text = asText(value, true);
  if (text === undefined || text.trim() === '') return undefined;
  const span = readSpan(text);
  if (span !== undefined) return Math.min(3_650, span);
  const day = readDate(
    text
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/^(?:(?:due|pay|payable) )?(?:by|on|until) /i, ''),
    reading.language,
    reading.context.today,
  );
  if (day === undefined)
    reading.notes.add(place.path, `${quoted(text)} isn't a certain day. ${dateHint} or 'in 14 days'`);
  return day;
}

function readIcon(value: unknown, place: Place, reading: Reading): string | undefined {
  const given = asText(value, true) ?? '';
  const words = given
    .replace(/^(?:ph|fa[bsrl]?|lucide|mdi|material|heroicons?|tabler|bi)[:-](?=\w)/i, '')
    .replace(/[^\p{L}\d -]+/gu, ' ')
    .trim()
    .slice(0, 40)
    .trim();
  // Icons are looked up by words, so an emoji can't name one.
  if (words === '' && given.trim() !== '')
    reading.notes.info(place.path, `Left out: write an icon as a word, such as 'leaf'`);
  return words === '' ? undefined : words;
}

function readColor(value: unknown, place: Place, reading: Reading): string | undefined {
  const given = (asText(value, true) ?? '').trim();
  const hex = given.startsWith('#') ? given : `#${given}`;
  if (color.safeParse(hex).success) return hex;
  const named = given.length <= longestColor ? formatHex(given) : undefined;
  if (named !== undefined) return named;
  if (given !== '') reading.notes.add(place.path, `${quoted(given)} isn't a color. Write #2f6f4e`);
  return undefined;
}

function readCurrency(value: unknown, place: Place, reading: Reading): string | undefined {
  const given = (asText(value, true) ?? '').trim();
  const code = currencyOf(given) ?? (/^[a-z]{3}$/i.test(given) ? given.toUpperCase() : null);
  if (code === null && given !== '')
    reading.notes.add(place.path, `${quoted(given)} isn't a currency. Write a code such as EUR`);
  return code ?? undefined;
}

function readId(value: unknown): string | undefined {
  const given = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return id.safeParse(given).success ? given : undefined;
}

/** Readers for fields whose schema is more specific than a string. */
export const leafReaders = new Map<z.ZodType, ReadLeaf>([
  [line, (value, place, reading) => readText(value, true, place, reading)],
  [prose, (value, place, reading) => readText(value, false, place, reading)],
  [isoDate, readDay],
  [due, readDue],
  [icon, readIcon],
  [color, readColor],
  [currency, readCurrency],
  [id, (value) => readId(value)],
]);

/** Reads strings without Markdown: code, URLs, token names. */
export function readString(
  schema: z.ZodType,
  value: unknown,
  place: Place,
  reading: Reading,
): string | undefined {
  const text = asText(value, false);
  if (text === undefined) return undefined;
  const most = mostOf(schema);
  if (text.length > most)
    reading.notes.add(place.path, `Shortened to ${most.toLocaleString('en')} characters`);
  const sized = cutAtWord(text, most);
  if (schema.safeParse(sized).success) return sized;
  if (text.trim() !== '') reading.notes.add(place.path, `Left out: ${quoted(text)} isn't valid here`);
  return undefined;
}

export function readNumber(
  schema: z.ZodType,
  value: unknown,
  place: Place,
  reading: Reading,
): number | undefined {
  const read = typeof value === 'number' ? { value, isPlain: true } : parsed(value, reading);
  if (read === undefined) {
    if (value !== null && value !== '' && value !== undefined)
      reading.notes.add(place.path, `${quoted(value)} isn't a number`);
    return undefined;
  }
  if (!read.isPlain) reading.notes.info(place.path, `Read ${quoted(value)} as ${read.value}`);
  const limits = schema as z.ZodNumber;
  const whole = limits.isInt ? Math.round(read.value) : read.value;
  const clamped = Math.min(limits.maxValue ?? whole, Math.max(limits.minValue ?? whole, whole));
  if (clamped !== whole) reading.notes.add(place.path, `${whole} is out of range; changed to ${clamped}`);
  return Object.is(clamped, -0) ? 0 : clamped;
}

function parsed(value: unknown, reading: Reading): { value: number; isPlain: boolean } | undefined {
  if (typeof value === 'boolean') return undefined;
  const text = asText(value, true);
  return text === undefined ? undefined : readAmount(text, reading.language);
}

const yes = /^(?:true|yes|y|x|1|on|done|checked|complete[d]?|ja|oui|sí|✓|✔|✅|☑)$/iu;

export function readBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0;
  if (typeof value !== 'string') return undefined;
  return yes.test(value.trim());
}
