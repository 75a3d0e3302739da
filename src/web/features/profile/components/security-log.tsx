import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { words } from '../../../lib/words.ts';
import { useSecurityEvents } from '../api/security-events.ts';
import { momentOf } from '../dates.ts';
import { nameOfDevice } from '../name-of-device.ts';
import { securityEventWords } from '../security-event-words.ts';

/** Sign-ins and changes of credentials, so that the owner notices unauthorized ones. */
export function SecurityLog() {
  const t = words('profile');
  const log = useSecurityEvents();
  const events = log.data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <Section title={t.logTitle} text={t.logText}>
      {log.isPending && <Skeleton className="h-16" />}
      {events.length > 0 && (
        <ul aria-label={t.logTitle} className="border-t border-line">
          {events.map((event) => (
            <li
              key={event.id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line py-3"
            >
              <span className="min-w-0 break-words">
                <span className="font-semibold">{t[securityEventWords[event.kind]]}</span>
                {[event.device && nameOfDevice(event), event.address, event.subject].map(
                  (part) =>
                    part !== null && (
                      <span key={part} className="text-ink-2">
                        {' · '}
                        <bdi>{part}</bdi>
                      </span>
                    ),
                )}
              </span>
              <time dateTime={event.at} className="num text-13 text-ink-3">
                {momentOf(event.at)}
              </time>
            </li>
          ))}
        </ul>
      )}
      <Failure error={log.error} />
      {log.hasNextPage && (
        <p>
          <Button isBusy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {t.logOlder}
          </Button>
        </p>
      )}
    </Section>
  );
}
