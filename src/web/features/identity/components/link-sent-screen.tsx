import { Button } from '../../../components/ui/button.tsx';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { sendCode } from '../api/send-code.ts';
import type { AuthSteps } from '../auth-screen.ts';
import { failureWords, reasonOf } from '../failure-words.ts';
import { flows } from '../flows.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { useCaptcha } from '../hooks/use-captcha.ts';
import { AuthPanel } from './auth-panel.tsx';

/** 'Check your email', after a magic link was sent. */
export function LinkSentScreen({
  email,
  displayName,
  steps,
}: {
  readonly email: string;
  readonly displayName: string | null;
  readonly steps: AuthSteps;
}) {
  const { onScreen, returnTo } = steps;
  const { box, withCaptcha } = useCaptcha();
  const { isBusy, run } = useBusy();

  const resend = async () => {
    try {
      await withCaptcha((captcha) =>
        sendCode({
          purpose: 'sign_in',
          email,
          ...(displayName ? { display_name: displayName } : {}),
          ...captcha,
        }),
      );
      flows.remember({ purpose: 'sign_in', email, returnTo });
      showToast({ title: 'Email sent', text: `A new link is on its way to ${email}.` });
    } catch (error) {
      showErrorToast({ title: 'Failed to resend', text: reasonOf(error, failureWords.mail) });
    }
  };

  return (
    <AuthPanel>
      <p className="text-16 leading-read text-ink-2">
        We sent a sign-in link to <b className="font-semibold break-words text-ink">{email}</b>. Open it in
        this browser to sign in right away.
      </p>
      <p className="text-ink-2">The link works once. Nothing there? Check your spam folder.</p>
      <div ref={box} />
      <Button kind="primary" size="l" isBusy={isBusy} onClick={() => run(resend)}>
        {isBusy ? 'Sending' : 'Resend Magic Link'}
      </Button>
      <Button size="l" onClick={() => onScreen(null)}>
        Go Back
      </Button>
    </AuthPanel>
  );
}
