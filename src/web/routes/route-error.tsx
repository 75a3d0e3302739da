import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { usePageTitle } from '../components/shell/use-page-title.ts';
import { Button, buttonClass } from '../components/ui/button.tsx';
import { CallError, describeError } from '../lib/call-error.ts';
import { outageEvents } from '../lib/outage-events.ts';
import { words } from '../lib/words.ts';
import { paths } from '../paths.ts';

/** Error page: what happened, the request id for support, and two ways to continue. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const t = words('shell');
  const router = useRouter();
  usePageTitle(t.errorTab);
  const requestId = error instanceof CallError ? error.requestId : null;
  const tryAgain = () => {
    // A missing script or a bug persists until a reload.
    if (!(error instanceof CallError)) return window.location.reload();
    reset();
    void router.invalidate();
  };
  const again = useEffectEvent(tryAgain);
  useEffect(() => {
    const load = () => again();
    outageEvents.addEventListener('over', load);
    return () => outageEvents.removeEventListener('over', load);
  }, []);
  return (
    <main className="grid flex-1 place-items-center px-4 py-16">
      <div role="alert" className="sheet grid w-full max-w-110 gap-4 p-8">
        <h1 className="h2">{t.errorTitle}</h1>
        <p className="text-16 text-ink-2">{describeError(error)}</p>
        {requestId && <p className="text-13 break-all text-ink-3">{t.errorRequest(requestId)}</p>}
        <p className="flex flex-wrap gap-2">
          <Button kind="primary" onClick={tryAgain}>
            {t.tryAgain}
          </Button>
          <Link to={paths.home} className={buttonClass()}>
            {t.backHome}
          </Link>
        </p>
      </div>
    </main>
  );
}
