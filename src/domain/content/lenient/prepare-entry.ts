import type { z } from 'zod';
import { matchFields } from './match-fields.ts';
import type { Loose } from './reading.ts';
import { nameKey } from './spelling.ts';

const timeNames: ReadonlySet<string> = new Set(
  'date,dates,day,month,year,years,week,when,time,hour,hours,period,duration'.split(','),
);

/** Moves the date of `{date: '2019', title: 'Founded'}` in a timeline into its title. */
export function prepareEntry(shape: Readonly<Record<string, z.ZodType>>, value: Loose): Loose {
  const found = Object.entries(value).find(
    ([key, each]) =>
      timeNames.has(nameKey(key)) &&
      (typeof each === 'number' || (typeof each === 'string' && each.trim() !== '')),
  );
  if (!found) return value;
  const [timeKey, time] = found;
  const others = Object.fromEntries(Object.entries(value).filter(([key]) => key !== timeKey));
  const title = matchFields(shape, others).fields.get('title');
  if (!title) return { title: String(time), ...others };
  if (typeof title.value !== 'string') return value;
  return { ...others, [title.key]: `${time}: ${title.value}` };
}
