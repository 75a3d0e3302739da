import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { words } from '../../../lib/words.ts';
import { useAccountSessions, useRevokeSession, useSignOutEverywhere } from '../api/account-sessions.ts';
import { dayOf, sinceOf } from '../dates.ts';
import { nameOfDevice } from '../name-of-device.ts';

/** Sessions of the account, with sign out. */
export function Devices({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const t = words('profile');
  const sessions = useAccountSessions();
  const revoke = useRevokeSession();
  const signOut = useSignOutEverywhere();
  return (
    <Section title={t.devicesTitle} text={t.devicesText}>
      {sessions.isPending && <Skeleton className="h-16" />}
      {sessions.data && (
        <ul aria-label={t.devicesTitle} className="border-t border-line">
          {sessions.data.sessions.map((session) => (
            <li
              key={session.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3"
            >
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  {nameOfDevice(session)}
                  {session.is_current && <Badge kind="info">{t.deviceThis}</Badge>}
                </p>
                <p className="num text-13 text-ink-3">
                  {session.address && (
                    <>
                      <bdi>{session.address}</bdi>
                      {' · '}
                    </>
                  )}
                  {session.is_current
                    ? t.deviceSignedIn(dayOf(session.created_at))
                    : t.deviceSignedInUsed(
                        dayOf(session.created_at),
                        sinceOf(session.last_used_at, Date.now()),
                      )}
                </p>
              </div>
              {!session.is_current && (
                <Button
                  size="s"
                  aria-label={t.deviceSignOut(nameOfDevice(session))}
                  isBusy={revoke.isPending && revoke.variables === session.id}
                  onClick={() => revoke.mutate(session.id)}
                >
                  {t.signOutOne}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Failure error={sessions.error ?? revoke.error ?? signOut.error} />
      <p>
        <Button
          isBusy={signOut.isPending}
          onClick={() => signOut.mutate(undefined, { onSuccess: onSignedOut })}
        >
          {t.signOutEverywhere}
        </Button>
      </p>
    </Section>
  );
}
