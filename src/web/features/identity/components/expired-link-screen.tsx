import type { FormEvent } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';
import { sendCode } from '../api/send-code.ts';
import type { AuthSteps } from '../auth-screen.ts';
import { failureWords, reasonOf } from '../failure-words.ts';
import { flows } from '../flows.ts';
import { emailProblems } from '../form-rules.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { useCaptcha } from '../hooks/use-captcha.ts';
import { useProblems } from '../hooks/use-problems.ts';
import { AuthPanel } from './auth-panel.tsx';
import { EmailField } from './email-field.tsx';

/** Links that can be resent from here. */
type MailedAgain = 'verify_email' | 'sign_in' | 'reset_password';

const explanations = {
  verify_email: 'expiredVerify',
  sign_in: 'expiredSignIn',
  reset_password: 'expiredReset',
} as const satisfies Readonly<Record<MailedAgain, string>>;

/** Expired link, with an option to send a new one. */
export function ExpiredLinkScreen({
  mode,
  steps,
}: {
  readonly mode: MailedAgain;
  readonly steps: AuthSteps;
}) {
  const { values, onValues, onScreen, returnTo } = steps;
  const problems = useProblems();
  const { box, withCaptcha } = useCaptcha();
  const { isBusy, run } = useBusy();
  const t = words('identity');

  const submit = async () => {
    const email = values.email.trim();
    if (!problems.accept(emailProblems(email))) return;
    try {
      await withCaptcha((captcha) => sendCode({ purpose: mode, email, ...captcha }));
      if (mode !== 'reset_password') flows.remember({ purpose: mode, email, returnTo });
      if (mode === 'verify_email') onScreen({ kind: 'verify', email, password: null });
      else if (mode === 'sign_in') onScreen({ kind: 'link_sent', email, displayName: null });
      else {
        showToast({
          title: t.resetSentTitle,
          text: t.resetSentText(email),
        });
        onScreen(null);
      }
    } catch (error) {
      const title = mode === 'reset_password' ? t.resetFailed : t.failedToResend;
      showErrorToast({ title, text: reasonOf(error, failureWords.mail) });
    }
  };

  return (
    <AuthPanel>
      <form
        ref={problems.form}
        className="auth-form"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void run(submit);
        }}
      >
        <p className="mb-4 text-16 leading-read text-ink-2">{t[explanations[mode]]}</p>
        <EmailField
          value={values.email}
          onChange={(email) => onValues({ ...values, email })}
          problems={problems}
        />
        <div ref={box} />
        <Button kind="primary" size="l" type="submit" isBusy={isBusy}>
          {isBusy ? t.sending : t.sendNewLink}
        </Button>
        <Button size="l" className="mt-2" onClick={() => onScreen(null)}>
          {t.backToSignIn}
        </Button>
      </form>
    </AuthPanel>
  );
}
