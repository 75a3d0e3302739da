import { words } from '../../../lib/words.ts';
import { dayOf, numberOf } from '../moments.ts';

export interface DayValue {
  readonly day: string;
  readonly value: number;
  /** The part of `value` shown in the failure color. */
  readonly bad?: number;
}

const barPx = 8;
const gapPx = 2;
const heightPx = 72;

/**
 * Bar chart of thirty days. Numbers are in the label and the tooltip, because color alone conveys nothing.
 */
export function DayChart({ title, days }: { readonly title: string; readonly days: readonly DayValue[] }) {
  const t = words('staff');
  const most = Math.max(1, ...days.map(({ value }) => value));
  const sum = days.reduce((total, { value }) => total + value, 0);
  const bad = days.reduce((total, day) => total + (day.bad ?? 0), 0);
  const last = days.at(-1);
  const widthPx = days.length * (barPx + gapPx) - gapPx;
  const [inAll, inDays, atMost] = [sum, days.length, most].map(numberOf) as [string, string, string];
  const label =
    bad > 0
      ? t.chartLabelFailed(title, inDays, inAll, numberOf(bad), atMost)
      : t.chartLabel(title, inDays, inAll, atMost);
  return (
    <figure className="grid gap-2">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{title}</span>
        <span className="num text-13 text-ink-2">
          {t.chartSum(inAll, inDays)}
          {bad > 0 && <span className="ms-2 text-danger">{t.failedCount(numberOf(bad))}</span>}
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${widthPx} ${heightPx}`}
        preserveAspectRatio="none"
        className="h-18 w-full border-b border-ink rtl:-scale-x-100"
      >
        {days.map((day, index) => {
          const tall = (day.value / most) * heightPx;
          const badTall = ((day.bad ?? 0) / most) * heightPx;
          const x = index * (barPx + gapPx);
          return (
            <g key={day.day}>
              <title>
                {day.bad
                  ? t.dayValueFailed(dayOf(day.day), numberOf(day.value), numberOf(day.bad))
                  : t.dayValue(dayOf(day.day), numberOf(day.value))}
              </title>
              <rect x={x} y={0} width={barPx} height={heightPx} fill="transparent" />
              <rect x={x} y={heightPx - tall} width={barPx} height={tall} fill="var(--accent)" />
              <rect x={x} y={heightPx - badTall} width={barPx} height={badTall} fill="var(--danger)" />
            </g>
          );
        })}
      </svg>
      <p className="num flex justify-between text-12 text-ink-3">
        <span>{days[0] && dayOf(days[0].day)}</span>
        <span>{last && dayOf(last.day)}</span>
      </p>
    </figure>
  );
}
