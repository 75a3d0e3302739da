import { formatHours } from '../../layout/format-time.ts';
import type { ContentBlock, RichText } from '../brief.ts';
import { findDates } from '../reading/dates.ts';
import { hourStyleOf } from '../reading/hour-style.ts';
import type { ReadingLanguage } from '../reading/language.ts';
import { upperFirst } from '../reading/upper-first.ts';
import { words } from './paper-plan.ts';

const columns = {
  time: words('Time', 'Uhrzeit', 'Heure', 'Hora'),
  item: words('Item', 'Punkt', 'Point', 'Punto'),
  length: words('Length', 'Dauer', 'Durée', 'Duración'),
};
const lasting =
  /^(.{2,120}?)[ ,:(–-]{1,4}(\d{1,3}) ?(min(?:ute[sn]?|utos|s)?\.?|h|hours?|stunden?|heures?|horas?)\)?$/iu;

/** '15 min pair work'. */
const lengthFirst = /^(\d{1,3}) ?min(?:ute[sn]?|utos|s)?\.? (?:of |for )?(\p{L}.{1,119})$/iu;
/** 'Leaf experiment 30': minutes by the bare number, where its neighbours have them too. */
const lastingBare = /^(\p{L}[^\d]{1,119}?)[ ,:(–-]{1,4}(\d{1,3})\)?$/u;
/** A shorter point is the number of a room or a class, and a longer one no minutes. */
const bareMinutes = { least: 3, most: 180 };

interface Timed {
  readonly name: string;
  readonly minutes: number;
  readonly hasUnit: boolean;
}

function readTimed(item: string): Timed | null {
  const [, name = '', count = '0', unit = ''] = lasting.exec(item) ?? [];
  if (name) return { name, minutes: Number(count) * (/^min/i.test(unit) ? 1 : 60), hasUnit: true };
  const first = lengthFirst.exec(item);
  if (first) return { name: upperFirst(first[2] ?? ''), minutes: Number(first[1]), hasUnit: true };
  const bare = lastingBare.exec(item);
  const minutes = Number(bare?.[2]);
  return bare && minutes >= bareMinutes.least && minutes <= bareMinutes.most
    ? { name: bare[1] ?? '', minutes, hasUnit: false }
    : null;
}

/** 'Topic 5, topic 6' are numbered, not timed. */
const isNumbering = (timed: readonly Timed[]): boolean =>
  new Set(timed.map(({ name }) => name.toLowerCase())).size < timed.length;

/** The clauses that say how long a point takes; none where fewer than two do. */
export function timedClauses(clauses: readonly string[]): ReadonlySet<string> {
  const timed = clauses.flatMap((clause) => {
    const read = readTimed(clause);
    return read ? [{ ...read, clause }] : [];
  });
  return new Set(timed.length < 2 || isNumbering(timed) ? [] : timed.map(({ clause }) => clause));
}

const plain = (text: string): RichText => [{ text }];
const two = (value: number): string => String(value).padStart(2, '0');
const clock = (minutes: number): string => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;

/** '60 min' is how long it takes, and no hour of the day. */
export const isLength = /^(?:in )?\d+ ?(?:min|hours?|hrs?|stunden?|heures?|horas?)/iu;

/** Minutes after midnight at which a meeting begins, by what is said of its day; null when no hour was named. */
function startIn(said: string, language: ReadingLanguage, today: string): number | null {
  const time = findDates(said, language, today).find(({ time, text }) => time && !isLength.test(text))?.time;
  const [hour, minute] = time?.split(':').map(Number) ?? [];
  return hour === undefined || minute === undefined ? null : hour * 60 + minute;
}

/**
 * Items that all say how long they take, as a table: when each begins, counted on from the hour of the meeting, and
 * how long it lasts. Null where more than the last ones
 * do not say.
 */
export function timedItems(
  items: readonly string[],
  said: string,
  language: ReadingLanguage,
  today: string,
): ContentBlock | null {
  const read = items.map(readTimed);
  const untimed = read.indexOf(null);
  const timed = untimed < 0 ? read.length : untimed;
  // The last points may last as long as they will; one in the middle leaves the rest without an hour.
  if (timed < 2 || timed < items.length / 2 || read.slice(timed).some((match) => match !== null)) return null;
  const known = read.filter((match) => match !== null);
  if (known.some(({ hasUnit }) => !hasUnit) && isNumbering(known)) return null;
  let at = startIn(said, language, today);
  const style = hourStyleOf(said);
  const rows: RichText[][] = [];
  for (const [index, match] of read.entries()) {
    rows.push([
      ...(at === null ? [] : [plain(formatHours(clock(at), language, style))]),
      plain(match?.name ?? items[index] ?? ''),
      plain(match ? `${match.minutes}\u00a0min` : '–'),
    ]);
    if (at !== null) at += match?.minutes ?? 0;
  }
  const head = [...(at === null ? [] : [columns.time]), columns.item, columns.length];
  return {
    type: 'table',
    table: {
      head: head.map((column) => plain(column[language])),
      rows,
      alignment: head.map((column) => (column === columns.length ? 'right' : 'left')),
    },
  };
}
