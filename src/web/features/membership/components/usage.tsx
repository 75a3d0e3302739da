import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { membershipEndpoints } from '../../../../contract/membership.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { call } from '../../../lib/client.ts';
import { language } from '../../../lib/language.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { counted, words } from '../../../lib/words.ts';
import { membershipKeys } from '../api/membership-keys.ts';
import { usageCsv } from '../usage-csv.ts';
import { type Day, DayChart, type DayFigure } from './day-chart.tsx';

const count = (value: number): string => value.toLocaleString(language());
const dollars = (value: number): string =>
  value.toLocaleString(language(), { style: 'currency', currency: 'USD', maximumFractionDigits: 4 });
/** '52 kB', '1.4 MB' */
function sizeInWords(bytes: number): string {
  const isSmall = bytes < 1e6;
  return (bytes / (isSmall ? 1e3 : 1e6)).toLocaleString(language(), {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  });
}

/** Returns a figure whose total is the sum over the days. */
const summed = (key: string, label: string, of: (day: Day) => number): DayFigure => ({
  key,
  label,
  of,
  inWords: count,
  total: (days) => words('membership').inAll(count(days.reduce((sum, day) => sum + of(day), 0))),
});

function costInAll(days: readonly Day[]): string {
  const t = words('membership');
  const known = days.reduce((sum, { cost_usd }) => sum + (cost_usd ?? 0), 0);
  const isWhole = days.every(({ cost_usd }) => cost_usd !== null);
  return isWhole ? t.inAll(dollars(known)) : t.inAllBesidesUnpriced(dollars(known));
}

function figures(): readonly DayFigure[] {
  const t = words('membership');
  return [
    summed('generations', t.generations, (day) => day.generations),
    summed('tokens', t.tokens, (day) => day.input_tokens + day.output_tokens),
    { key: 'costs', label: t.modelCosts, of: (day) => day.cost_usd, inWords: dollars, total: costInAll },
    {
      key: 'storage',
      label: t.storage,
      of: (day) => day.storage_bytes,
      inWords: sizeInWords,
      total: (days) => t.storedNow(sizeInWords(days.at(-1)?.storage_bytes ?? 0)),
    },
    summed('api-calls', t.apiCalls, (day) => day.api_calls),
  ];
}

const spans = [7, 30, 90] as const;

/** Daily usage. */
export function Usage() {
  const t = words('membership');
  const [days, setDays] = useState<(typeof spans)[number]>(30);
  const usage = useQuery({
    queryKey: [...membershipKeys.all, 'usage', days],
    queryFn: ({ signal }) => call(membershipEndpoints.readUsage, { query: { days } }, { signal }),
    placeholderData: (previous) => previous,
  });
  return (
    <Section title={t.usage} text={t.usageText}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <fieldset className="flex gap-1">
          <legend className="sr-only">{t.timeRange}</legend>
          {spans.map((span) => (
            <button
              key={span}
              type="button"
              className="chip"
              aria-pressed={days === span}
              onClick={() => setDays(span)}
            >
              {counted(t.days, span)}
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
          {t.downloadCsv}
        </Button>
      </div>
      <Failure error={usage.error} />
      {usage.data &&
        figures().map((figure) => <DayChart key={figure.key} figure={figure} days={usage.data.days} />)}
    </Section>
  );
}
