import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { showErrorToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';
import { sendCode } from '../api/send-code.ts';
import type { AuthSteps } from '../auth-screen.ts';
import { failureWords, reasonOf } from '../failure-words.ts';
import { flows } from '../flows.ts';
import { magicLinkProblems } from '../form-rules.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { useCaptcha } from '../hooks/use-captcha.ts';
import { useProblems } from '../hooks/use-problems.ts';
import { AuthForm } from './auth-form.tsx';
import { DisplayNameField } from './display-name-field.tsx';
import { EmailField } from './email-field.tsx';

export function MagicLinkForm({
  steps,
  children,
}: {
  readonly steps: AuthSteps;
  readonly children: ReactNode;
}) {
  const { values, onValues, onScreen, returnTo } = steps;
  const problems = useProblems();
  const { box, withCaptcha } = useCaptcha();
  const { isBusy, run } = useBusy();
  const t = words('identity');

  const submit = async () => {
    const email = values.email.trim();
    const displayName = values.displayName.trim();
    if (!problems.accept(magicLinkProblems({ displayName, email }))) return;
    try {
      await withCaptcha((captcha) =>
        sendCode({ purpose: 'sign_in', email, display_name: displayName, ...captcha }),
      );
      flows.remember({ purpose: 'sign_in', email, returnTo });
      onScreen({ kind: 'link_sent', email, displayName });
    } catch (error) {
      showErrorToast({ title: t.magicLinkFailed, text: reasonOf(error, failureWords.mail) });
      problems.showFieldsOf(error);
    }
  };

  return (
    <AuthForm label={t.magicLink} problems={problems} onSubmit={() => void run(submit)}>
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
      <div ref={box} />
      <Button kind="primary" size="l" type="submit" isBusy={isBusy}>
        {isBusy ? t.sending : t.magicLinkSend}
      </Button>
      {children}
    </AuthForm>
  );
}
