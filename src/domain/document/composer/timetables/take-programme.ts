import { formatHours } from '../../layout/format-time.ts';
import { hourStyleOf } from '../reading/hour-style.ts';
import type { Remainder } from '../reading/remainder.ts';
import { readEntries, type TimetableEntry } from './read-entries.ts';
import { weekdayName } from './weekdays.ts';

/** What happens at which hour of an occasion. */
export interface ProgrammePoint {
  /** '5:30 pm', 'Fri 5:30 pm' where there are several days. */
  readonly label: string;
  readonly title: string;
}

/** Two hours may be those of the doors and of the end. */
const leastPoints = 3;

const isPoint = ({ hours, title, start }: TimetableEntry): boolean =>
  hours[0]?.isSure === true && hours[0].start === start && title !== '';

/** Takes a line-up out of a text: '4pm The Kelps, 5.30pm DJ Marla, 7pm Old Habits'. [] where there is none. */
export function takeProgramme(rest: Remainder, language: string): readonly ProgrammePoint[] {
  const style = hourStyleOf(rest.text);
  const points = readEntries(rest.text, language).entries.filter(isPoint);
  if (points.length < leastPoints) return [];
  const hasDays = new Set(points.map(({ days }) => days.join())).size > 1;
  for (const { start, end } of points.toReversed()) rest.cut(start, end);
  return points.map(({ days, hours, title }) => {
    const hour = hours[0] ? formatHours(hours[0].time, language, style, hours[0].untilTime) : '';
    const day = hasDays && days[0] !== undefined ? `${weekdayName(days[0], language, 'short')} ` : '';
    return { label: `${day}${hour}`, title: title.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) };
  });
}
