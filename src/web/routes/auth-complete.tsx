import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { usePageTitle } from '../components/shell/use-page-title.ts';
import { buttonClass } from '../components/ui/button.tsx';
import { showToast } from '../components/ui/toast.tsx';
import { announceAuthEvent } from '../features/identity/auth-events.ts';
import { flows } from '../features/identity/flows.ts';
import { GoogleError, googleFailureOf } from '../features/identity/google-errors.ts';
import { useEnter } from '../features/identity/hooks/use-enter.ts';
import { tellGoogleFailure } from '../features/identity/tell-google-failure.ts';
import { words } from '../lib/words.ts';
import { ownPath, paths } from '../paths.ts';

const route = getRouteApi(paths.authComplete);

/** OAuth callback page, in the popup or in the page itself. */
export function AuthComplete() {
  const { mode, purpose, error, return_to: returnTo } = route.useSearch();
  const navigate = useNavigate();
  const enter = useEnter();
  const hasBegun = useRef(false);
  const [text, setText] = useState(words('identity').googleCompleting);
  usePageTitle(words('identity').signIn);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const flow = mode === 'popup' ? 'google_popup' : 'google_page';
    const isOurs = flows.recall(flow) !== null;
    flows.forget(flow);
    // Rejects a sign-in that wasn't started in this browser (login CSRF).
    const outcome = isOurs ? (error ?? 'signed_in') : 'invalid-auth-event';

    const goOn = async () => {
      const from = ownPath(returnTo);
      if (purpose === 'confirm') {
        if (outcome === 'signed_in') showToast({ title: words('identity').confirmed });
        else tellGoogleFailure(new GoogleError(googleFailureOf(outcome)));
        return navigate({ href: from ?? paths.profile, replace: true });
      }
      if (outcome === 'signed_in' && (await enter('either')))
        return navigate({ href: from ?? paths.app, replace: true });
      return navigate({
        to: paths.auth,
        search: { ...(outcome === 'signed_in' ? {} : { google: outcome }), ...(from ? { from } : {}) },
        replace: true,
      });
    };
    if (mode === 'page') void goOn();
    else {
      announceAuthEvent(outcome);
      setText(words('identity').googleWindowDone);
      window.close();
    }
  });

  return (
    <main className="grid flex-1 place-items-center px-4 py-16">
      <div className="sheet grid w-full max-w-110 gap-4 p-8">
        <h1 className="h2">{words('identity').googleHeading}</h1>
        <p role="status" className="text-16 text-ink-2">
          {text}
        </p>
        <p>
          <Link to={paths.auth} className={buttonClass()}>
            {words('identity').backToSignIn}
          </Link>
        </p>
      </div>
    </main>
  );
}
