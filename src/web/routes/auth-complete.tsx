import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { usePageTitle } from '../components/shell/use-page-title.ts';
import { buttonClass } from '../components/ui/button.tsx';
import { announceAuthEvent } from '../features/identity/auth-events.ts';
import { flows } from '../features/identity/flows.ts';
import { googleFailures } from '../features/identity/google-errors.ts';
import { useEnter } from '../features/identity/hooks/use-enter.ts';
import { ownPath, paths } from '../paths.ts';

const route = getRouteApi(paths.authComplete);

/** Where the provider's answer ends: in the window that was opened for it, or in the page itself. */
export function AuthComplete() {
  const { error } = route.useSearch();
  const navigate = useNavigate();
  const enter = useEnter();
  const hasBegun = useRef(false);
  const [text, setText] = useState('One moment: your sign-in is being completed.');
  usePageTitle('Sign In');

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const outcome = error ?? 'signed_in';
    const byPage = flows.recall('google_page');
    const byPopup = flows.recall('google_popup');
    flows.forget('google_page');
    flows.forget('google_popup');

    const goOn = async () => {
      const from = ownPath(byPage?.returnTo ?? undefined);
      if (outcome === 'signed_in' && (await enter('either')))
        return navigate({ href: from ?? paths.app, replace: true });
      return navigate({
        to: paths.auth,
        search: { ...(outcome === 'signed_in' ? {} : { google: outcome }), ...(from ? { from } : {}) },
        replace: true,
      });
    };
    if (byPage) void goOn();
    else if (byPopup) {
      announceAuthEvent(outcome);
      setText('You can close this window.');
      window.close();
    } else setText(googleFailures['invalid-auth-event']);
  });

  return (
    <main className="grid flex-1 place-items-center px-4 py-16">
      <div className="sheet grid w-full max-w-110 gap-4 p-8">
        <h1 className="h2">Sign in with Google</h1>
        <p role="status" className="text-16 text-ink-2">
          {text}
        </p>
        <p>
          <Link to={paths.auth} className={buttonClass()}>
            Back to Sign In
          </Link>
        </p>
      </div>
    </main>
  );
}
