import type { CurrentLimits } from '../../../../contract/membership.ts';
import { mergeGenerations } from '../../../../domain/membership/generations.ts';
import { Section } from '../../../components/ui/section.tsx';
import { language } from '../../../lib/language.ts';
import { words } from '../../../lib/words.ts';
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
  const t = words('membership');
  return (
    <div className="grid gap-1.5">
      <dt className="flex justify-between gap-3">
        <span>{label}</span>
      </dt>
      <dd className="num grid gap-1.5 text-ink-2">
        {limit === null
          ? t.usedUnlimited(used.toLocaleString(language()))
          : t.usedOf(used.toLocaleString(language()), limit.toLocaleString(language()))}
        {limit !== null && <Meter used={used} limit={limit} />}
      </dd>
    </div>
  );
}

/** Usage of the plan's limits. */
export function OwnUse({ limits }: { readonly limits: CurrentLimits }) {
  const { fast_documents: fast, quality_documents: quality, documents } = limits;
  const t = words('membership');
  const all = mergeGenerations(fast, quality);
  return (
    <Section title={t.thisMonth} text={t.thisMonthText(dayOf(limits.period_end))}>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Line label={t.generations} used={all.used} limit={all.limit} />
        <Line label={t.inQualityMode} used={quality.used} limit={quality.limit} />
        <Line label={t.documentsKept} used={documents.used} limit={documents.limit} />
      </dl>
      {all.remaining === 0 && <p className="text-danger">{t.usedUp}</p>}
      {documents.limit !== null && documents.used > documents.limit && (
        <p className="text-warning">{t.overLimit(documents.limit.toLocaleString(language()))}</p>
      )}
    </Section>
  );
}
