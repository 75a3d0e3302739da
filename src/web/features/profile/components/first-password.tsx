import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { showToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';
import type { Account } from '../api/account.ts';
import { useSetPassword } from '../api/credentials.ts';
import { ConfirmFirst } from './confirm-first.tsx';
import { SecretField } from './secret-field.tsx';

/** Sets a password for an account without one: created by Google, email link or setup link. */
export function FirstPassword({ account }: { readonly account: Account }) {
  const t = words('profile');
  const set = useSetPassword();
  const [isOpen, setIsOpen] = useState(false);
  const [next, setNext] = useState('');
  const close = () => {
    setIsOpen(false);
    setNext('');
    set.reset();
  };
  return (
    <Section title={t.passwordTitle} text={t.passwordNone}>
      {!isOpen ? (
        <p>
          <Button onClick={() => setIsOpen(true)}>{t.passwordSetOpen}</Button>
        </p>
      ) : (
        <ConfirmFirst account={account} onCancel={close}>
          <form
            className="grid gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              set.mutate(next, {
                onSuccess: () => {
                  close();
                  showToast({ title: t.passwordSet, text: t.passwordDevicesOnly });
                },
              });
            }}
          >
            <input type="hidden" autoComplete="username" value={account.email} />
            <SecretField label={t.passwordNew} kind="new-password" value={next} onChange={setNext} />
            <Failure error={set.error} />
            <p className="flex flex-wrap gap-2">
              <Button type="submit" kind="primary" disabled={!next} isBusy={set.isPending}>
                {set.isPending ? t.passwordSetting : t.passwordSetSave}
              </Button>
              <Button kind="quiet" onClick={close}>
                {t.cancel}
              </Button>
            </p>
          </form>
        </ConfirmFirst>
      )}
    </Section>
  );
}
