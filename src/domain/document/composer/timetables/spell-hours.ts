import type { HourStyle } from '../../layout/format-time.ts';
import type { TimetableEntry } from './read-entries.ts';

const later = (time: string): string => {
  const [hour = '0', minute = '00'] = time.split(':');
  return `${Number(hour) + 12}:${minute}`;
};

/**
 * '9-5' is from nine to five in the afternoon: where a span of an English text that names no halves of the day ends
 * before it begins, all of them are told by halves.
 */
export function spelled(
  entries: readonly TimetableEntry[],
  language: string,
  style: HourStyle,
): { readonly entries: readonly TimetableEntry[]; readonly style: HourStyle } {
  const isTurned = entries.some(({ hours }) =>
    hours.some(({ time, untilTime }) => untilTime !== undefined && untilTime < time && untilTime < '12:00'),
  );
  if (style === 'twelve' || language.split('-')[0] !== 'en' || !isTurned) return { entries, style };
  return {
    style: 'twelve',
    entries: entries.map((entry) => ({
      ...entry,
      hours: entry.hours.map((hours) => {
        const time = hours.time < '07:00' ? later(hours.time) : hours.time;
        const { untilTime } = hours;
        if (untilTime === undefined) return { ...hours, time };
        return { ...hours, time, untilTime: untilTime < time ? later(untilTime) : untilTime };
      }),
    })),
  };
}
