import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { membershipEndpoints } from '../../../../contract/membership.ts';
import { buttonClass } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { call } from '../../../lib/client.ts';
import { words } from '../../../lib/words.ts';
import { paths } from '../../../paths.ts';

/** Priority support contact; on lower plans, shows which plan is needed. */
export function Support({ isAllowed }: { readonly isAllowed: boolean }) {
  const t = words('membership');
  const { data, error } = useQuery({
    queryKey: ['membership', 'support'],
    queryFn: ({ signal }) => call(membershipEndpoints.readPrioritySupport, {}, { signal }),
    enabled: isAllowed,
  });
  return (
    <Section title={t.support} text={t.supportText}>
      <Failure error={error} />
      {isAllowed ? (
        data && (
          <p>
            <a
              className={buttonClass()}
              href={`mailto:${data.email}?subject=${encodeURIComponent(data.subject)}`}
            >
              {t.supportWrite}
            </a>
          </p>
        )
      ) : (
        <>
          <p className="text-ink-2">{t.supportNeedsPro}</p>
          <p>
            <Link to={paths.pricing} className={buttonClass()}>
              {t.seePro}
            </Link>
          </p>
        </>
      )}
    </Section>
  );
}
