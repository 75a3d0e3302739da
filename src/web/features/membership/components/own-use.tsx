import type { CurrentLimits } from '../../../../contract/membership.ts';
import { mergeGenerations } from '../../../../domain/membership/generations.ts';
import { Section } from '../../../components/ui/section.tsx';
import { dayOf } from '../prices.ts';
import { Meter } from './meter.tsx';

function Line({
  label,
  used,
  limit,
}: {
  readonly label: string;
  readonly used: number;
  readonly limit: number | null;
}) {
  return (
    <div className="grid gap-1.5">
      <dt className="flex justify-between gap-3">
        <span>{label}</span>
      </dt>
      <dd className="num grid gap-1.5 text-ink-2">
        {limit === null
          ? `${used.toLocaleString('en')}, without limit`
          : `${used.toLocaleString('en')} of ${limit.toLocaleString('en')}`}
        {limit !== null && <Meter used={used} limit={limit} />}
      </dd>
    </div>
  );
}

/** Usage of the plan's limits. */
export function OwnUse({ limits }: { readonly limits: CurrentLimits }) {
  const { fast_documents: fast, quality_documents: quality, documents } = limits;
  const all = mergeGenerations(fast, quality);
  return (
    <Section
      title="This month"
      text={`A generation is one finished, checked document. Counts reset on ${dayOf(limits.period_end)}.`}
    >
      <dl className="grid gap-4 sm:grid-cols-2">
        <Line label="Generations" used={all.used} limit={all.limit} />
        <Line label="In quality mode" used={quality.used} limit={quality.limit} />
        <Line label="Documents kept" used={documents.used} limit={documents.limit} />
      </dl>
      {all.remaining === 0 && (
        <p className="text-danger">
          You've used all generations this month. A larger plan gives you more right away.
        </p>
      )}
      {documents.limit !== null && documents.used > documents.limit && (
        <p className="text-warning">
          You have more documents than your plan allows. You can read, export and delete them, and edit them
          again once there are {documents.limit.toLocaleString('en')} or fewer.
        </p>
      )}
    </Section>
  );
}
