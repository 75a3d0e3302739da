import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contract } from '../../../../contract/index.ts';
import type { Usage as UsageFacts } from '../../../../contract/membership.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { call } from '../../../lib/client.ts';
import { membershipKeys } from '../api/membership-keys.ts';
import { usageCsv } from '../usage-csv.ts';

type Day = UsageFacts['days'][number];

const charts: readonly { readonly label: string; readonly of: (day: Day) => number }[] = [
  { label: 'Generations', of: (day) => day.generations },
  { label: 'Tokens', of: (day) => day.input_tokens + day.output_tokens },
  { label: 'API calls', of: (day) => day.api_calls },
];

const spans = [7, 30, 90] as const;

/** '1.4 MB' */
function sizeOf(bytes: number): string {
  return new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(bytes / 1e6);
}

function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** What was used, day by day. */
export function Usage() {
  const [days, setDays] = useState<(typeof spans)[number]>(30);
  const usage = useQuery({
    queryKey: [...membershipKeys.all, 'usage', days],
    queryFn: ({ signal }) => call(contract.readUsage, { query: { days } }, { signal }),
    placeholderData: (previous) => previous,
  });
  return (
    <Section title="Usage" text="Day by day, in UTC.">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <fieldset className="flex gap-1">
          <legend className="sr-only">How far back</legend>
          {spans.map((span) => (
            <button
              key={span}
              type="button"
              className="chip"
              aria-pressed={days === span}
              onClick={() => setDays(span)}
            >
              {span} days
            </button>
          ))}
        </fieldset>
        <Button
          size="s"
          disabled={!usage.data}
          onClick={() => usage.data && save(usageCsv(usage.data), `octavo-usage-${days}-days.csv`)}
        >
          Download CSV
        </Button>
      </div>
      <Failure error={usage.error} />
      {usage.data && (
        <>
          {charts.map((chart) => (
            <DayChart key={chart.label} {...chart} days={usage.data.days} />
          ))}
          <p className="num text-ink-2">Kept: {sizeOf(usage.data.storage_bytes)} MB</p>
        </>
      )}
    </Section>
  );
}

function DayChart({
  label,
  of,
  days,
}: {
  readonly label: string;
  readonly of: (day: Day) => number;
  readonly days: readonly Day[];
}) {
  const most = Math.max(1, ...days.map(of));
  const sum = days.reduce((total, day) => total + of(day), 0);
  const first = days[0]?.day;
  return (
    <figure className="grid gap-1.5">
      <figcaption className="num flex justify-between gap-3">
        <span>{label}</span>
        <span className="text-ink-2">{sum.toLocaleString('en')} in all</span>
      </figcaption>
      <div className="day-chart" aria-hidden>
        {days.map((day) => (
          <i
            key={day.day}
            className="day-bar"
            title={`${day.day}: ${of(day).toLocaleString('en')}`}
            style={{ height: `${(of(day) / most) * 100}%` }}
          />
        ))}
      </div>
      <p className="num flex justify-between text-12 text-ink-3" aria-hidden>
        <span>{first}</span>
        <span>{days.at(-1)?.day}</span>
      </p>
    </figure>
  );
}
