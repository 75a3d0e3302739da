import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { RevokeKeys } from '../../../components/ui/revoke-keys.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { showToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';
import type { Account } from '../api/account.ts';
import { useChangePassword } from '../api/credentials.ts';
import { FirstPassword } from './first-password.tsx';
import { SecretField } from './secret-field.tsx';

export function Password({ account }: { readonly account: Account }) {
  const t = words('profile');
  const change = useChangePassword();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [areKeysRevoked, setAreKeysRevoked] = useState(false);
  if (!account.has_password) return <FirstPassword account={account} />;
  return (
    <Section title={t.passwordTitle} text={t.passwordText}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate(
            { current, next, areKeysRevoked },
            {
              onSuccess: () => {
                setCurrent('');
                setNext('');
                setAreKeysRevoked(false);
                showToast({
                  title: t.passwordChanged,
                  text: areKeysRevoked ? t.passwordDevicesKeys : t.passwordDevicesOnly,
                });
              },
            },
          );
        }}
      >
        <input type="hidden" autoComplete="username" value={account.email} />
        <div className="grid gap-x-4 gap-y-1 md:grid-cols-2">
          <SecretField label={t.passwordCurrent} value={current} onChange={setCurrent} />
          <SecretField label={t.passwordNew} kind="new-password" value={next} onChange={setNext} />
        </div>
        <RevokeKeys isChosen={areKeysRevoked} onChange={setAreKeysRevoked} />
        <Failure error={change.error} />
        <p>
          <Button type="submit" disabled={!current || !next} isBusy={change.isPending}>
            {change.isPending ? t.passwordChanging : t.passwordChange}
          </Button>
        </p>
      </form>
    </Section>
  );
}
