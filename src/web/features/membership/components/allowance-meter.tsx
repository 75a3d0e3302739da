import { Link } from '@tanstack/react-router';
import { mergeGenerations } from '../../../../domain/membership/generations.ts';
import { paths } from '../../../paths.ts';
import { useActivity } from '../api/membership.ts';
import { Meter } from './meter.tsx';

/** Meter of this month's generations, shown on every page; links to the membership. */
export function AllowanceMeter({ className = '' }: { readonly className?: string }) {
  const { data } = useActivity();
  if (!data) return null;
  const { used, limit, unlimited } = mergeGenerations(data.fast_documents, data.quality_documents);
  const words =
    unlimited || limit === null
      ? `${used.toLocaleString('en')} ${used === 1 ? 'generation' : 'generations'}`
      : `${used} of ${limit} generations`;
  return (
    <Link
      to={paths.membership}
      className={`allowance num ${className}`}
      title="This month. Leads to your membership."
    >
      {limit !== null && <Meter used={used} limit={limit} />}
      {words}
    </Link>
  );
}
