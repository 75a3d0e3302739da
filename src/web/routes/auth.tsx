import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useState } from 'react';
import { FoldedWall } from '../components/shell/folded-wall.tsx';
import { usePageTitle } from '../components/shell/use-page-title.ts';
import { showErrorToast } from '../components/ui/toast.tsx';
import type { AuthScreen, AuthSteps, AuthTab } from '../features/identity/auth-screen.ts';
import { AuthForms } from '../features/identity/components/auth-forms.tsx';
import { AuthLinkScreen } from '../features/identity/components/auth-link-screen.tsx';
import { LinkSentScreen } from '../features/identity/components/link-sent-screen.tsx';
import { OwnerHint } from '../features/identity/components/owner-hint.tsx';
import { OwnerSignIn } from '../features/identity/components/owner-sign-in.tsx';
import { SecondFactorScreen } from '../features/identity/components/second-factor-screen.tsx';
import { VerifyScreen } from '../features/identity/components/verify-screen.tsx';
import { googleFailureOf, googleFailureText } from '../features/identity/google-errors.ts';
import { words } from '../lib/words.ts';
import { ownPath, paths } from '../paths.ts';

const route = getRouteApi(paths.auth);

/** Sign-in page: forms, email links, the owner's setup link, the second factor. */
export function Auth() {
  const { owner, from, mode, token, google } = route.useSearch();
  const navigate = useNavigate();
  const [screen, setScreen] = useState<AuthScreen | null>(
    google === 'multi-factor-auth-required' ? { kind: 'second_factor' } : null,
  );
  const [tab, setTab] = useState<AuthTab>('sign_in');
  const [values, setValues] = useState({ displayName: '', email: '' });
  const [isExpired, setIsExpired] = useState(false);
  const link = mode && token && !screen ? { mode, token } : null;

  const goOn = (returnTo: string | null, afterMs = 0) => {
    const href = returnTo ?? ownPath(from) ?? paths.app;
    setTimeout(() => void navigate({ href, replace: true }), afterMs);
  };
  const showScreen = (next: AuthScreen | null) => {
    setScreen(next);
    setIsExpired(false);
    // Removes a used token from the address bar and the history.
    if (mode || google) void navigate({ to: paths.auth, search: from ? { from } : {}, replace: true });
  };
  const steps: AuthSteps = {
    values,
    onValues: setValues,
    onScreen: showScreen,
    returnTo: ownPath(from),
    onSignedIn: (afterMs) => goOn(null, afterMs),
  };

  useEffect(() => {
    if (!google || google === 'multi-factor-auth-required') return;
    showErrorToast({
      title: words('identity').googleFailedTitle,
      text: googleFailureText(googleFailureOf(google)),
    });
    void navigate({ to: paths.auth, search: from ? { from } : {}, replace: true });
  }, [google, from, navigate]);

  const heading = headingOf({ screen, mode: link?.mode, isExpired });
  usePageTitle(heading === words('identity').formsHeading ? words('identity').signIn : heading);
  return (
    <main className="grid flex-1 lg:grid-cols-[minmax(520px,1fr)_1.12fr]">
      <section className="auth-column">
        <div className="w-full max-w-100">
          <h1 className="h1 mb-6">{heading}</h1>
          {screen?.kind === 'verify' && (
            <VerifyScreen email={screen.email} password={screen.password} steps={steps} />
          )}
          {screen?.kind === 'link_sent' && (
            <LinkSentScreen email={screen.email} displayName={screen.displayName} steps={steps} />
          )}
          {screen?.kind === 'second_factor' && <SecondFactorScreen steps={steps} />}
          {link && (
            <AuthLinkScreen
              key={link.token}
              link={link}
              steps={steps}
              isExpired={isExpired}
              onExpired={() => setIsExpired(true)}
              onSignedIn={goOn}
            />
          )}
          {!screen && !link && owner && <OwnerSignIn token={owner} onSignedIn={() => goOn(null)} />}
          {!screen && !link && !owner && <AuthForms tab={tab} onTab={setTab} steps={steps} />}
          <Link
            to={paths.home}
            className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-[550] text-ink-2 hover:text-ink"
          >
            <ArrowLeft className="icon" aria-hidden />
            {words('shell').backHome}
          </Link>
          {!screen && !link && !owner && <OwnerHint />}
        </div>
      </section>
      <FoldedWall />
    </main>
  );
}

function headingOf({
  screen,
  mode,
  isExpired,
}: {
  readonly screen: AuthScreen | null;
  readonly mode: string | undefined;
  readonly isExpired: boolean;
}): string {
  const t = words('identity');
  if (screen?.kind === 'verify') return t.verifyHeading;
  if (screen?.kind === 'link_sent') return t.linkSentHeading;
  if (screen?.kind === 'second_factor') return t.secondFactorHeading;
  if (mode && isExpired) return t.expiredHeading;
  if (mode === 'verify_email') return t.verifyHeading;
  if (mode === 'change_email') return t.changeEmailHeading;
  if (mode === 'reset_password') return t.newPasswordHeading;
  return t.formsHeading;
}
