import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { membershipEndpoints } from '../../../../contract/membership.ts';
import { buttonClass } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { call } from '../../../lib/client.ts';
import { paths } from '../../../paths.ts';

/** Priority support contact; on lower plans, shows which plan is needed. */
export function Support({ isAllowed }: { readonly isAllowed: boolean }) {
  const { data, error } = useQuery({
    queryKey: ['membership', 'support'],
    queryFn: ({ signal }) => call(membershipEndpoints.readPrioritySupport, {}, { signal }),
    enabled: isAllowed,
  });
  return (
    <Section title="Support" text="Priority support answers these emails first.">
      <Failure error={error} />
      {isAllowed ? (
        data && (
          <p>
            <a
              className={buttonClass()}
              href={`mailto:${data.email}?subject=${encodeURIComponent(data.subject)}`}
            >
              Write to priority support
            </a>
          </p>
        )
      ) : (
        <>
          <p className="text-ink-2">Priority support needs the Pro plan.</p>
          <p>
            <Link to={paths.pricing} className={buttonClass()}>
              See the Pro plan
            </Link>
          </p>
        </>
      )}
    </Section>
  );
}
