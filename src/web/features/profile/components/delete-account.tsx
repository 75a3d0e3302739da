import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { words } from '../../../lib/words.ts';
import type { Account } from '../api/account.ts';
import { useDeleteAccount } from '../api/own-data.ts';
import { ConfirmFirst } from './confirm-first.tsx';
import { SecretField } from './secret-field.tsx';

/** Deletes the account after a typed confirmation. */
export function DeleteAccount({
  account,
  onDeleted,
}: {
  readonly account: Account;
  readonly onDeleted: () => void;
}) {
  const t = words('profile');
  const erase = useDeleteAccount();
  const [isOpen, setIsOpen] = useState(false);
  const [confirmation, setConfirmation] = useState('');
  const [password, setPassword] = useState('');
  const isConfirmed =
    confirmation.trim().toLowerCase() === account.email.toLowerCase() &&
    (password !== '' || !account.has_password);
  return (
    <Section title={t.deleteAccount} text={t.deleteText}>
      <p>
        <Button onClick={() => setIsOpen(true)}>{t.deleteOpen}</Button>
      </p>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t.deleteWarningTitle}
        description={t.deleteWarning}
      >
        <ConfirmFirst account={account} onCancel={() => setIsOpen(false)}>
          <form
            className="grid gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              if (isConfirmed) erase.mutate({ confirmation, password }, { onSuccess: onDeleted });
            }}
          >
            <Field label={t.deleteConfirm(account.email)} keepsRoom>
              {(wiring) => (
                <input
                  {...wiring}
                  className="input"
                  autoComplete="off"
                  autoCapitalize="off"
                  spellCheck={false}
                  value={confirmation}
                  onChange={(event) => setConfirmation(event.target.value)}
                />
              )}
            </Field>
            {account.has_password && (
              <SecretField label={words('confirm').password} value={password} onChange={setPassword} />
            )}
            <Failure error={erase.error} />
            <p className="flex flex-wrap justify-end gap-2">
              <Button onClick={() => setIsOpen(false)}>{t.cancel}</Button>
              <Button type="submit" kind="danger" disabled={!isConfirmed} isBusy={erase.isPending}>
                {erase.isPending ? t.deleting : t.deleteAccount}
              </Button>
            </p>
          </form>
        </ConfirmFirst>
      </Dialog>
    </Section>
  );
}
