import { Button } from '../../../components/ui/button.tsx';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';
import { sendCode } from '../api/send-code.ts';
import type { AuthSteps } from '../auth-screen.ts';
import { failureWords, reasonOf } from '../failure-words.ts';
import { flows } from '../flows.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { useCaptcha } from '../hooks/use-captcha.ts';
import { useEmailDelivery } from '../hooks/use-email-delivery.ts';
import { AuthPanel } from './auth-panel.tsx';
import { SentEmail } from './sent-email.tsx';

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
  const { noteOf } = useEmailDelivery();
  const t = words('identity');

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
      showToast(noteOf({ title: t.emailSentTitle, text: t.emailSentText(email) }));
    } catch (error) {
      showErrorToast({ title: t.failedToResend, text: reasonOf(error, failureWords.mail) });
    }
  };

  return (
    <AuthPanel>
      <SentEmail email={email} sent={t.linkSent} note={t.linkSentNote} />
      <div ref={box} />
      <Button kind="primary" size="l" isBusy={isBusy} onClick={() => run(resend)}>
        {isBusy ? t.sending : t.linkSentResend}
      </Button>
      <Button size="l" onClick={() => onScreen(null)}>
        {t.goBack}
      </Button>
    </AuthPanel>
  );
}
