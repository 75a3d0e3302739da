import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { showToast } from '../../../components/ui/toast.tsx';
import type { Account } from '../api/account.ts';
import { useSetPassword } from '../api/credentials.ts';
import { ConfirmFirst } from './confirm-first.tsx';
import { SecretField } from './secret-field.tsx';

/** Sets a password for an account without one: created by Google, email link or setup link. */
export function FirstPassword({ account }: { readonly account: Account }) {
  const set = useSetPassword();
  const [isOpen, setIsOpen] = useState(false);
  const [next, setNext] = useState('');
  const close = () => {
    setIsOpen(false);
    setNext('');
    set.reset();
  };
  return (
    <Section
      title="Password"
      text="You don't have a password yet. Set one to sign in with email and password."
    >
      {!isOpen ? (
        <p>
          <Button onClick={() => setIsOpen(true)}>Set a password</Button>
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
                  showToast({ title: 'Password set', text: 'We signed out your other devices.' });
                },
              });
            }}
          >
            <input type="hidden" autoComplete="username" value={account.email} />
            <SecretField label="New password" kind="new-password" value={next} onChange={setNext} />
            <Failure error={set.error} />
            <p className="flex flex-wrap gap-2">
              <Button type="submit" kind="primary" disabled={!next} isBusy={set.isPending}>
                {set.isPending ? 'Setting' : 'Set password'}
              </Button>
              <Button kind="quiet" onClick={close}>
                Cancel
              </Button>
            </p>
          </form>
        </ConfirmFirst>
      )}
    </Section>
  );
}
