import type { PromptReading } from '../../reader/read-prompt.ts';
import type { Range } from '../facts/text-clauses.ts';
import { eventOf, wordsOf } from './clause-values.ts';
import type { SheetDay, SheetEvent } from './sheet.ts';

/** From this number of events on, a bare number at an end is an hour. */
const fewestTimed = 2;

/** Returns the days that clauses begin with; clauses without one belong to the day before. */
export function daysOf(
  { text, reading }: { readonly text: string; readonly reading: PromptReading },
  clauses: readonly Range[],
  title: string | null,
  dayOf: (clause: Range) => number,
): SheetDay[] {
  const timed = clauses.filter((clause) => eventOf(text, clause, reading) !== null).length;
  const days: { day: string | null; events: SheetEvent[] }[] = [];
  if (title !== null) days.push({ day: title, events: [] });
  for (const clause of clauses) {
    const end = dayOf(clause);
    const hasDay = end > clause.start;
    if (hasDay) days.push({ day: wordsOf(text, clause.start, end), events: [] });
    else if (days.length === 0) days.push({ day: null, events: [] });
    if (hasDay && wordsOf(text, end, clause.end) === '') continue;
    const said = hasDay ? trimmed(text, { start: end, end: clause.end }) : clause;
    const found = eventOf(text, said, reading, timed >= fewestTimed);
    const earlier = days.at(-1)?.events.at(-1)?.when ?? '';
    // 'Pavilion 2' after 16:00 isn't at two.
    const isHour =
      found !== null &&
      (!/^\d{1,2}$/.test(found.when) || Number(found.when) >= Number.parseInt(earlier || '0', 10));
    const event = (isHour ? found : null) ?? {
      when: '',
      text: wordsOf(text, said.start, said.end),
    };
    days.at(-1)?.events.push(event);
  }
  return days;
}

/** Returns a range without the marks and spaces at its start. */
export function trimmed(text: string, { start, end }: Range): Range {
  const words = text.slice(start, end);
  return { start: start + (words.length - words.replace(/^[\s,.:–-]+/u, '').length), end };
}
