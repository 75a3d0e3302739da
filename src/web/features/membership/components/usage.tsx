import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { membershipEndpoints } from '../../../../contract/membership.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { call } from '../../../lib/client.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { membershipKeys } from '../api/membership-keys.ts';
import { usageCsv } from '../usage-csv.ts';
import { type Day, DayChart, type DayFigure } from './day-chart.tsx';

const count = (value: number): string => value.toLocaleString('en');
const dollars = (value: number): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 }).format(value);
/** '52 KB', '1.4 MB' */
function sizeInWords(bytes: number): string {
  const [value, unit] = bytes < 1e6 ? [bytes / 1e3, 'KB'] : [bytes / 1e6, 'MB'];
  return `${new Intl.NumberFormat('en', { maximumFractionDigits: unit === 'KB' ? 0 : 1 }).format(value)} ${unit}`;
}

/** Returns a figure whose total is the sum over the days. */
const summed = (label: string, of: (day: Day) => number): DayFigure => ({
  label,
  of,
  inWords: count,
  total: (days) => `${count(days.reduce((sum, day) => sum + of(day), 0))} in all`,
});

function costInAll(days: readonly Day[]): string {
  const known = days.reduce((sum, { cost_usd }) => sum + (cost_usd ?? 0), 0);
  const isWhole = days.every(({ cost_usd }) => cost_usd !== null);
  return isWhole ? `${dollars(known)} in all` : `${dollars(known)} and models without a price`;
}

const figures: readonly DayFigure[] = [
  summed('Generations', (day) => day.generations),
  summed('Tokens', (day) => day.input_tokens + day.output_tokens),
  { label: 'Model costs', of: (day) => day.cost_usd, inWords: dollars, total: costInAll },
  {
    label: 'Storage',
    of: (day) => day.storage_bytes,
    inWords: sizeInWords,
    total: (days) => `${sizeInWords(days.at(-1)?.storage_bytes ?? 0)} stored now`,
  },
  summed('API calls', (day) => day.api_calls),
];

const spans = [7, 30, 90] as const;

/** Daily usage. */
export function Usage() {
  const [days, setDays] = useState<(typeof spans)[number]>(30);
  const usage = useQuery({
    queryKey: [...membershipKeys.all, 'usage', days],
    queryFn: ({ signal }) => call(membershipEndpoints.readUsage, { query: { days } }, { signal }),
    placeholderData: (previous) => previous,
  });
  return (
    <Section title="Usage" text="Day by day, in UTC.">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <fieldset className="flex gap-1">
          <legend className="sr-only">Time range</legend>
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
          onClick={() =>
            usage.data &&
            saveFile(new Blob([usageCsv(usage.data)], { type: 'text/csv' }), `octavo-usage-${days}-days.csv`)
          }
        >
          Download CSV
        </Button>
      </div>
      <Failure error={usage.error} />
      {usage.data &&
        figures.map((figure) => <DayChart key={figure.label} figure={figure} days={usage.data.days} />)}
    </Section>
  );
}
