import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { RevokeKeys } from '../../../components/ui/revoke-keys.tsx';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { tokens } from '../../../lib/client.ts';
import { words } from '../../../lib/words.ts';
import { resetPassword } from '../api/reset-password.ts';
import { sessionQuery } from '../api/session.ts';
import { failureWords, hasCode, reasonOf } from '../failure-words.ts';
import { newPasswordProblems } from '../form-rules.ts';
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
  const t = words('identity');

  const submit = async () => {
    if (!problems.accept(newPasswordProblems(password, confirmation, policy.minLength))) return;
    try {
      await resetPassword({ token, password, revoke_api_keys: areKeysRevoked });
      // All sessions of the account ended, possibly including this browser's.
      tokens.drop();
      queryClient.setQueryData(sessionQuery.queryKey, null);
      showToast({ title: t.newPasswordDoneTitle, text: t.newPasswordDoneText });
      onDone();
    } catch (error) {
      if (hasCode(error, 'gone')) return onExpired();
      const reason = hasCode(error, 'password_policy')
        ? reasonOf(error, t.passwordShortText(await policy.fetchAgain()))
        : reasonOf(error, failureWords.reset);
      showErrorToast({ title: t.resetFailed, text: reason });
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
          label={t.newPasswordField}
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
        <div className="pb-3">
          <RevokeKeys isChosen={areKeysRevoked} onChange={setAreKeysRevoked} />
        </div>
        <Button kind="primary" size="l" type="submit" isBusy={isBusy}>
          {isBusy ? t.newPasswordSaving : t.newPasswordSave}
        </Button>
      </form>
    </AuthPanel>
  );
}
