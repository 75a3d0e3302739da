import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { RevokeKeys } from '../../../components/ui/revoke-keys.tsx';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { tokens } from '../../../lib/client.ts';
import { resetPassword } from '../api/reset-password.ts';
import { sessionQuery } from '../api/session.ts';
import { failureWords, hasCode, reasonOf } from '../failure-words.ts';
import { newPasswordProblems, tooShortMessage } from '../form-rules.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { usePasswordPolicy } from '../hooks/use-password-policy.ts';
import { useProblems } from '../hooks/use-problems.ts';
import { AuthPanel } from './auth-panel.tsx';
import { PasswordField } from './password-field.tsx';

/** Sets a new password with the token from a reset email. */
export function NewPasswordScreen({
  token,
  onDone,
  onExpired,
}: {
  readonly token: string;
  readonly onDone: () => void;
  readonly onExpired: () => void;
}) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [areKeysRevoked, setAreKeysRevoked] = useState(false);
  const queryClient = useQueryClient();
  const policy = usePasswordPolicy();
  const problems = useProblems();
  const { isBusy, run } = useBusy();

  const submit = async () => {
    if (!problems.accept(newPasswordProblems(password, confirmation, policy.minLength))) return;
    try {
      await resetPassword({ token, password, revoke_api_keys: areKeysRevoked });
      // All sessions of the account ended, possibly including this browser's.
      tokens.drop();
      queryClient.setQueryData(sessionQuery.queryKey, null);
      showToast({ title: 'Password changed', text: 'Sign in with your new password.' });
      onDone();
    } catch (error) {
      if (hasCode(error, 'gone')) return onExpired();
      const reason = hasCode(error, 'password_policy')
        ? reasonOf(error, tooShortMessage(await policy.fetchAgain()))
        : reasonOf(error, failureWords.reset);
      showErrorToast({ title: 'Reset failed', text: reason });
      if (hasCode(error, 'password_policy')) problems.show('password', reason);
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
        <PasswordField
          label="New Password"
          name="password"
          kind="new-password"
          hint={policy.hint}
          value={password}
          onChange={setPassword}
          problems={problems}
        />
        <PasswordField
          label="Confirm Password"
          name="confirmation"
          kind="new-password"
          value={confirmation}
          onChange={setConfirmation}
          problems={problems}
        />
        <div className="pb-3">
          <RevokeKeys isChosen={areKeysRevoked} onChange={setAreKeysRevoked} />
        </div>
        <Button kind="primary" size="l" type="submit" isBusy={isBusy}>
          {isBusy ? 'Saving' : 'Set New Password'}
        </Button>
      </form>
    </AuthPanel>
  );
}
