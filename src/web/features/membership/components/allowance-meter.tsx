import { Link } from '@tanstack/react-router';
import { mergeGenerations } from '../../../../domain/membership/generations.ts';
import { language } from '../../../lib/language.ts';
import { counted, words } from '../../../lib/words.ts';
import { paths } from '../../../paths.ts';
import { useActivity } from '../api/membership.ts';
import { Meter } from './meter.tsx';

/** Meter of this month's generations, shown on every page; links to the membership. */
export function AllowanceMeter({ className = '' }: { readonly className?: string }) {
  const { data } = useActivity();
  if (!data) return null;
  const { used, limit, unlimited } = mergeGenerations(data.fast_documents, data.quality_documents);
  const t = words('member');
  const isUnlimited = unlimited || limit === null;
  return (
    <Link to={paths.membership} className={`allowance num ${className}`} title={t.allowanceTitle}>
      {limit !== null && <Meter used={used} limit={limit} />}
      {isUnlimited
        ? counted(t.generations, used)
        : t.generationsOf(used.toLocaleString(language()), limit.toLocaleString(language()))}
    </Link>
  );
}
