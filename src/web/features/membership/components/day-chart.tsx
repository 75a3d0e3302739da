import type { Usage } from '../../../../contract/membership.ts';
import { language } from '../../../lib/language.ts';
import { words } from '../../../lib/words.ts';

export type Day = Usage['days'][number];

export interface DayFigure {
  readonly key: string;
  readonly label: string;
  /** Null if unknown. */
  readonly of: (day: Day) => number | null;
  readonly inWords: (value: number) => string;
  /** Text beside the label. */
  readonly total: (days: readonly Day[]) => string;
}

/** Days are in UTC. */
const dayName = ({ day }: Day): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

/** Bar chart of a daily figure. Screen readers get the sum; the downloadable table has every day. */
export function DayChart({ figure, days }: { readonly figure: DayFigure; readonly days: readonly Day[] }) {
  const { label, of, inWords, total } = figure;
  const last = days.at(-1);
  const most = Math.max(Number.MIN_VALUE, ...days.map((day) => of(day) ?? 0));
  return (
    <figure className="grid gap-1.5">
      <figcaption className="num flex justify-between gap-3">
        <span>{label}</span>
        <span className="text-ink-2">{total(days)}</span>
      </figcaption>
      <div className="day-chart" data-empty={days.every((day) => !of(day))} aria-hidden>
        {days.map((day) => {
          const value = of(day);
          return (
            <i
              key={day.day}
              className="day-bar"
              title={words('membership').dayFigure(
                dayName(day),
                value === null ? words('membership').notKnown : inWords(value),
              )}
              style={{ height: `${((value ?? 0) / most) * 100}%` }}
            />
          );
        })}
      </div>
      <p className="num flex justify-between text-12 text-ink-3" aria-hidden>
        <span>{days[0] && dayName(days[0])}</span>
        <span>{last && dayName(last)}</span>
      </p>
    </figure>
  );
}
