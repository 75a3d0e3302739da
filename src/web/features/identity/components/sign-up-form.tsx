import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';
import { signUp } from '../api/sign-up.ts';
import type { AuthSteps } from '../auth-screen.ts';
import { failureWords, hasCode, reasonOf } from '../failure-words.ts';
import { flows } from '../flows.ts';
import { signUpProblems } from '../form-rules.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { useCaptcha } from '../hooks/use-captcha.ts';
import { useEmailDelivery } from '../hooks/use-email-delivery.ts';
import { usePasswordPolicy } from '../hooks/use-password-policy.ts';
import { useProblems } from '../hooks/use-problems.ts';
import { AuthForm } from './auth-form.tsx';
import { DisplayNameField } from './display-name-field.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';

export function SignUpForm({ steps, children }: { readonly steps: AuthSteps; readonly children: ReactNode }) {
  const { values, onValues, onScreen, returnTo } = steps;
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const policy = usePasswordPolicy();
  const problems = useProblems();
  const { box, withCaptcha } = useCaptcha();
  const { isBusy, run } = useBusy();
  const { delivery } = useEmailDelivery();
  const t = words('identity');

  const submit = async () => {
    const email = values.email.trim();
    const displayName = values.displayName.trim();
    if (!problems.accept(signUpProblems({ displayName, email, password, confirmation }, policy.minLength)))
      return;
    try {
      await withCaptcha((captcha) => signUp({ email, password, display_name: displayName, ...captcha }));
      flows.remember({ purpose: 'verify_email', email, returnTo });
      showToast({
        title: t.verifyRequiredTitle,
        ...(delivery === 'smtp' ? { text: t.verifyRequiredText(email) } : {}),
      });
      onScreen({ kind: 'verify', email, password });
    } catch (error) {
      if (hasCode(error, 'password_policy')) {
        const reason = reasonOf(error, t.passwordShortText(await policy.fetchAgain()));
        showErrorToast({ title: t.signUpFailed, text: reason });
        problems.show('password', reason);
        return;
      }
      showErrorToast({ title: t.signUpFailed, text: reasonOf(error, failureWords.signUp) });
      problems.showFieldsOf(error);
    }
  };

  return (
    <AuthForm label={t.signUp} problems={problems} onSubmit={() => void run(submit)}>
      <DisplayNameField
        value={values.displayName}
        onChange={(displayName) => onValues({ ...values, displayName })}
        problems={problems}
      />
      <EmailField
        value={values.email}
        onChange={(email) => onValues({ ...values, email })}
        problems={problems}
      />
      <PasswordField
        label={t.password}
        name="password"
        kind="new-password"
        hint={policy.hint}
        value={password}
        onChange={setPassword}
        problems={problems}
      />
      <PasswordField
        label={t.passwordConfirm}
        name="confirmation"
        kind="new-password"
        value={confirmation}
        onChange={setConfirmation}
        problems={problems}
      />
      <div ref={box} />
      <Button kind="primary" size="l" type="submit" isBusy={isBusy}>
        {isBusy ? t.signingUp : t.signUp}
      </Button>
      {children}
    </AuthForm>
  );
}
