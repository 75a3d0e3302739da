import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button.tsx';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { tokens } from '../../../lib/client.ts';
import { words } from '../../../lib/words.ts';
import { sendCode } from '../api/send-code.ts';
import { sessionQuery } from '../api/session.ts';
import { signIn } from '../api/sign-in.ts';
import type { AuthSteps } from '../auth-screen.ts';
import { failureWords, hasCode, reasonOf } from '../failure-words.ts';
import { flows } from '../flows.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { useCaptcha } from '../hooks/use-captcha.ts';
import { useEmailDelivery } from '../hooks/use-email-delivery.ts';
import { useEnter } from '../hooks/use-enter.ts';
import { AuthPanel } from './auth-panel.tsx';
import { SentEmail } from './sent-email.tsx';

/** 'Verify your email': shown until the email's link is opened in any browser. */
export function VerifyScreen({
  email,
  password,
  steps,
}: {
  readonly email: string;
  readonly password: string | null;
  readonly steps: AuthSteps;
}) {
  const { onScreen, returnTo, onSignedIn } = steps;
  const queryClient = useQueryClient();
  const { box, withCaptcha } = useCaptcha();
  const resending = useBusy();
  const refreshing = useBusy();
  const enter = useEnter();
  const { delivery, noteOf } = useEmailDelivery();
  const t = words('identity');

  const resend = async () => {
    try {
      await withCaptcha((captcha) => sendCode({ purpose: 'verify_email', email, ...captcha }));
      flows.remember({ purpose: 'verify_email', email, returnTo });
      showToast(noteOf({ title: t.emailSentTitle, text: t.emailSentText(email) }));
    } catch (error) {
      showErrorToast({ title: t.failedToResend, text: reasonOf(error, failureWords.mail) });
    }
  };

  const refresh = async () => {
    // Checks whether the link was opened in another tab.
    tokens.forget();
    const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => null);
    if (session) {
      if (await enter('new')) onSignedIn();
      return;
    }
    if (password === null) {
      showErrorToast({ title: words('shell').sessionExpiredTitle, text: words('shell').sessionExpiredText });
      onScreen(null);
      return;
    }
    // Otherwise, signs in to find out whether it was opened elsewhere.
    try {
      const { status } = await withCaptcha((captcha) => signIn({ email, password, ...captcha }));
      if (status === 'signed_in') {
        if (await enter('new')) onSignedIn();
        return;
      }
      showErrorToast({
        title: t.verifyRequiredTitle,
        ...(delivery === 'smtp' ? { text: t.verifyAgain(email) } : {}),
      });
    } catch (error) {
      if (hasCode(error, 'second_factor_required')) return onScreen({ kind: 'second_factor' });
      showErrorToast({ title: t.signInFailed, text: reasonOf(error, failureWords.signIn) });
    }
  };

  return (
    <AuthPanel>
      <SentEmail email={email} sent={t.verifySent} note={t.verifyNote} />
      <div ref={box} />
      <Button kind="primary" size="l" isBusy={resending.isBusy} onClick={() => resending.run(resend)}>
        {resending.isBusy ? t.sending : t.verifyResend}
      </Button>
      <p className="flex flex-wrap justify-between gap-x-4 text-ink-2">
        <span className="inline-flex min-h-11 items-center gap-1.5">
          {t.verifiedAlready}
          <button
            type="button"
            className="link min-h-11"
            aria-busy={refreshing.isBusy || undefined}
            onClick={() => refreshing.run(refresh)}
          >
            {t.verifyRefresh}
          </button>
        </span>
        <button type="button" className="link min-h-11" onClick={() => onScreen(null)}>
          {t.backToSignIn}
        </button>
      </p>
    </AuthPanel>
  );
}
