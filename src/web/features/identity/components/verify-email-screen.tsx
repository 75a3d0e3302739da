import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { showErrorToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';
import { verifyEmail } from '../api/verify-email.ts';
import { failureWords, hasCode, reasonOf } from '../failure-words.ts';
import { flows } from '../flows.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { useEnter } from '../hooks/use-enter.ts';
import { useProblems } from '../hooks/use-problems.ts';
import { AuthPanel } from './auth-panel.tsx';
import { PasswordField } from './password-field.tsx';

/**
 * Opened from a verification email. Completes at once in the browser that started the sign-up. In other
 * browsers, requires a click, because email scanners open links, and asks for the password, to prove that it
 * is the same person.
 */
export function VerifyEmailScreen({
  token,
  onSignedIn,
  onExpired,
  onSecondFactor,
  onBack,
}: {
  readonly token: string;
  readonly onSignedIn: (returnTo: string | null) => void;
  readonly onExpired: () => void;
  readonly onSecondFactor: () => void;
  readonly onBack: () => void;
}) {
  const [flow] = useState(() => flows.recall('verify_email'));
  const [password, setPassword] = useState('');
  const hasBegun = useRef(false);
  const [isForeign, setIsForeign] = useState(false);
  const isOwn = flow !== null && !isForeign;
  const problems = useProblems();
  const { isBusy, run } = useBusy();
  const enter = useEnter();
  const t = words('identity');

  const complete = async () => {
    try {
      const outcome = await verifyEmail({
        token,
        ...(isOwn ? { email: flow.email } : {}),
        ...(password === '' ? {} : { password }),
      });
      flows.forget('verify_email');
      if (await enter('new', outcome)) onSignedIn(flow?.returnTo ?? null);
      else onBack();
    } catch (error) {
      if (hasCode(error, 'gone')) return onExpired();
      // The link is for another address: continue only on a click.
      if (hasCode(error, 'conflict')) return setIsForeign(true);
      if (hasCode(error, 'second_factor_required')) return onSecondFactor();
      const reason = reasonOf(error, failureWords.signIn);
      showErrorToast({ title: t.signInFailed, text: reason });
      if (hasCode(error, 'invalid_credentials')) problems.show('password', reason);
    }
  };

  useEffect(() => {
    if (!flow || hasBegun.current) return;
    hasBegun.current = true;
    void run(complete);
  });

  return (
    <AuthPanel>
      <form
        ref={problems.form}
        className="auth-form"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void run(complete);
        }}
      >
        <p className="mb-4 text-16 leading-read text-ink-2" role="status">
          {isForeign
            ? t.verifyForeign(flow?.email ?? '')
            : isOwn && isBusy
              ? t.verifyingLink
              : t.verifyConfirm}
        </p>
        {!isOwn && (
          <PasswordField
            label={t.verifyPassword}
            name="password"
            kind="current-password"
            hint={t.verifyPasswordHint}
            value={password}
            onChange={setPassword}
            problems={problems}
          />
        )}
        <Button kind="primary" size="l" type="submit" isBusy={isBusy}>
          {isBusy ? t.verifying : t.verifyEmail}
        </Button>
      </form>
    </AuthPanel>
  );
}
