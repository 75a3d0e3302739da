import type { ContentBlock, RichText } from '../../brief.ts';
import { formatHours } from '../../layout/format-time.ts';
import { findDates } from '../reading/dates.ts';
import { hourStyleOf } from '../reading/hour-style.ts';
import type { ReadingLanguage } from '../reading/language.ts';
import { words } from './paper-plan.ts';

const columns = {
  time: words('Time', 'Uhrzeit', 'Heure', 'Hora'),
  item: words('Item', 'Punkt', 'Point', 'Punto'),
  length: words('Minutes', 'Minuten', 'Minutes', 'Minutos'),
};
const lasting =
  /^(.{2,120}?)[ ,:(–-]{1,4}(\d{1,3}) ?(min(?:ute[sn]?|utos|s)?\.?|h|hours?|stunden?|heures?|horas?)\)?$/iu;

const plain = (text: string): RichText => [{ text }];
const two = (value: number): string => String(value).padStart(2, '0');
const clock = (minutes: number): string => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;

/** Minutes after midnight at which a meeting begins, by what is said of its day; null when no hour was named. */
function startIn(said: string, language: ReadingLanguage, today: string): number | null {
  const time = findDates(said, language, today).find((date) => date.time)?.time;
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
  const read = items.map((item) => lasting.exec(item));
  const untimed = read.indexOf(null);
  const timed = untimed < 0 ? read.length : untimed;
  // The last points may last as long as they will; one in the middle leaves the rest without an hour.
  if (timed < 2 || timed < items.length / 2 || read.slice(timed).some((match) => match !== null)) return null;
  let at = startIn(said, language, today);
  const style = hourStyleOf(said);
  const rows: RichText[][] = [];
  for (const [index, match] of read.entries()) {
    const [, name = items[index] ?? '', count = '0', unit = ''] = match ?? [];
    const minutes = Number(count) * (/^min/i.test(unit) ? 1 : 60);
    rows.push([
      ...(at === null ? [] : [plain(formatHours(clock(at), language, style))]),
      plain(name),
      plain(match ? String(minutes) : '–'),
    ]);
    if (at !== null) at += minutes;
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
