import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';
import { signIn } from '../api/sign-in.ts';
import type { AuthSteps } from '../auth-screen.ts';
import { failureWords, hasCode, reasonOf } from '../failure-words.ts';
import { flows } from '../flows.ts';
import { signInProblems } from '../form-rules.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { useCaptcha } from '../hooks/use-captcha.ts';
import { useEnter } from '../hooks/use-enter.ts';
import { useProblems } from '../hooks/use-problems.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { ResetDialog } from './reset-dialog.tsx';

export function SignInForm({ steps, children }: { readonly steps: AuthSteps; readonly children: ReactNode }) {
  const { values, onValues, onScreen, returnTo, onSignedIn } = steps;
  const [password, setPassword] = useState('');
  const [isResetOpen, setIsResetOpen] = useState(false);
  const problems = useProblems();
  const { box, withCaptcha } = useCaptcha();
  const { isBusy, run } = useBusy();
  const t = words('identity');
  const enter = useEnter();

  const submit = async () => {
    const email = values.email.trim();
    if (!problems.accept(signInProblems({ email, password }))) return;
    try {
      const { status } = await withCaptcha((captcha) => signIn({ email, password, ...captcha }));
      if (status === 'verification_required') {
        flows.remember({ purpose: 'verify_email', email, returnTo });
        showToast({ title: t.verifyRequiredTitle, text: t.verifyRequiredText(email) });
        onScreen({ kind: 'verify', email, password });
      } else if (await enter('known')) onSignedIn();
    } catch (error) {
      if (hasCode(error, 'second_factor_required')) return onScreen({ kind: 'second_factor' });
      const reason = reasonOf(error, failureWords.signIn);
      showErrorToast({ title: t.signInFailed, text: reason });
      if (hasCode(error, 'invalid_credentials')) problems.show('password', reason);
      else problems.showFieldsOf(error);
    }
  };

  return (
    <>
      <AuthForm label={t.signIn} problems={problems} onSubmit={() => void run(submit)}>
        <EmailField
          value={values.email}
          onChange={(email) => onValues({ ...values, email })}
          problems={problems}
        />
        <PasswordField
          label={t.password}
          name="password"
          kind="current-password"
          value={password}
          onChange={setPassword}
          problems={problems}
          aside={
            <button type="button" className="link" onClick={() => setIsResetOpen(true)}>
              {t.forgotPassword}
            </button>
          }
        />
        <div ref={box} />
        <Button kind="primary" size="l" type="submit" isBusy={isBusy}>
          {isBusy ? t.signingIn : t.signIn}
        </Button>
        {children}
      </AuthForm>
      {isResetOpen && <ResetDialog email={values.email} onClose={() => setIsResetOpen(false)} />}
    </>
  );
}
