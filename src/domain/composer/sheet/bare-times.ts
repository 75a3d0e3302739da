import type { PromptReading } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import type { TimeValue } from '../../reader/values/typed-value.ts';
import type { KindId } from '../page/kinds.ts';
import { clausesBehind } from './statements.ts';

/** Fewer clauses may be a sentence with numbers. */
const fewestRows = 3;
const mostly = 0.6;
const hoursOfDay = 24;
const minutesOfHour = 60;
/** Minutes that are usual as the cents of a price. */
const isPriceLike = (minutes: number): boolean => minutes % 25 === 0 || minutes === 95 || minutes === 99;

/** Kinds whose rows begin with a time. */
const scheduled: ReadonlySet<KindId> = new Set<KindId>(['program', 'agenda']);

const timeOf = (text: string, start: number, end: number, hour: number, minute: number): TimeValue => ({
  kind: 'time',
  start,
  end,
  text: text.slice(start, end),
  isCertain: false,
  hour,
  minute,
});

/**
 * Returns times typed with a point, '9.05, 9.14, 9.21': numbers that rise from clause to clause and whose minutes
 * aren't those of prices.
 */
function risingTimes(text: string): readonly TimeValue[] {
  const found = [...text.matchAll(/(?<![\d.,£$€])(\d{1,2})\.(\d{2})(?![\d.]|,\d)/g)].flatMap((match) => {
    const [hour, minute] = [Number(match[1]), Number(match[2])];
    const isTime = hour < hoursOfDay && minute < minutesOfHour;
    return isTime ? [timeOf(text, match.index, match.index + match[0].length, hour, minute)] : [];
  });
  const at = ({ hour, minute }: TimeValue): number => hour * minutesOfHour + minute;
  const rises = found.slice(1).filter((time, index) => at(time) > at(found[index] ?? time)).length;
  const isSeries = found.length >= fewestRows && rises >= (found.length - 1) * mostly;
  const usual = found.filter(({ minute }) => isPriceLike(minute)).length;
  return isSeries && usual * 2 < found.length ? found : [];
}

/** In a program whose rows all start with a number, one of them a time, the others are hours: '3.30 drinks, 5 dinner'. */
function bareHours(text: string, from: number, reading: PromptReading): readonly TimeValue[] {
  const { values } = reading;
  const rows = clausesBehind(text, from, reading);
  const isTimed = ({ start }: { start: number }): boolean =>
    values.some((value) => value.kind === 'time' && value.start === start);
  const bare = rows.flatMap((row): TimeValue[] => {
    const [hour, next] = tokenize(text, row.start, row.end);
    const isHour = hour !== undefined && /^\d{1,2}$/.test(hour.text) && Number(hour.text) <= hoursOfDay;
    return !isTimed(row) && isHour && next && /^\p{L}/u.test(next.text)
      ? [timeOf(text, hour.start, hour.end, Number(hour.text), 0)]
      : [];
  });
  const timed = rows.filter(isTimed).length;
  return timed > 0 && rows.length >= fewestRows && timed + bare.length === rows.length ? bare : [];
}

/** Returns a reading with the times that only the other rows of a prompt show to be ones. */
export function withBareTimes(
  text: string,
  from: number,
  reading: PromptReading,
  kind: KindId | null,
): PromptReading {
  const isNew = ({ start, end }: TimeValue): boolean =>
    reading.values.every((value) => value.end <= start || value.start >= end);
  const rising = { ...reading, values: [...reading.values, ...risingTimes(text).filter(isNew)] };
  if (kind === null || !scheduled.has(kind)) return rising;
  return { ...rising, values: [...rising.values, ...bareHours(text, from, rising)] };
}
