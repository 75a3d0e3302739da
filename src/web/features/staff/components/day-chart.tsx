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
  const most = Math.max(1, ...days.map(({ value }) => value));
  const sum = days.reduce((total, { value }) => total + value, 0);
  const bad = days.reduce((total, day) => total + (day.bad ?? 0), 0);
  const widthPx = days.length * (barPx + gapPx) - gapPx;
  const label = `${title}, last ${days.length} days: ${sum} in all${bad ? `, ${bad} failed` : ''}, most on one day ${most}`;
  return (
    <figure className="grid gap-2">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{title}</span>
        <span className="num text-13 text-ink-2">
          {sum} in {days.length} days{bad > 0 && <span className="text-danger">, {bad} failed</span>}
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${widthPx} ${heightPx}`}
        preserveAspectRatio="none"
        className="h-18 w-full border-b border-ink"
      >
        {days.map((day, index) => {
          const tall = (day.value / most) * heightPx;
          const badTall = ((day.bad ?? 0) / most) * heightPx;
          const x = index * (barPx + gapPx);
          return (
            <g key={day.day}>
              <title>{`${day.day}: ${day.value}${day.bad ? `, ${day.bad} failed` : ''}`}</title>
              <rect x={x} y={0} width={barPx} height={heightPx} fill="transparent" />
              <rect x={x} y={heightPx - tall} width={barPx} height={tall} fill="var(--accent)" />
              <rect x={x} y={heightPx - badTall} width={barPx} height={badTall} fill="var(--danger)" />
            </g>
          );
        })}
      </svg>
      <p className="num flex justify-between text-12 text-ink-3">
        <span>{days[0]?.day}</span>
        <span>{days.at(-1)?.day}</span>
      </p>
    </figure>
  );
}
