import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { words } from '../../../lib/words.ts';
import type { Account } from '../api/account.ts';
import { ConfirmFirst } from './confirm-first.tsx';
import { SecretField } from './secret-field.tsx';

/** Re-authenticates before one call: by password, or by a confirmation if the account has none. */
export function ProofDialog({
  account,
  action,
  isBusy,
  error,
  onProven,
  onClose,
}: {
  readonly account: Account;
  /** Button label: 'Create key'. */
  readonly action: string;
  readonly isBusy: boolean;
  readonly error: unknown;
  /** @param password empty if the account has none */
  readonly onProven: (password: string) => void;
  readonly onClose: () => void;
}) {
  const t = words('confirm');
  const [password, setPassword] = useState('');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.title}
      description={account.has_password ? t.passwordText : t.reason}
    >
      <ConfirmFirst account={account} onCancel={onClose}>
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            onProven(password);
          }}
        >
          <input type="hidden" autoComplete="username" value={account.email} />
          {account.has_password && <SecretField label={t.password} value={password} onChange={setPassword} />}
          <Failure error={error} />
          <p className="flex flex-wrap justify-end gap-2">
            <Button onClick={onClose}>{t.cancel}</Button>
            <Button
              type="submit"
              kind="primary"
              disabled={account.has_password && password === ''}
              isBusy={isBusy}
            >
              {action}
            </Button>
          </p>
        </form>
      </ConfirmFirst>
    </Dialog>
  );
}
