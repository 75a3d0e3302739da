import { useState } from 'react';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { showToast } from '../../../components/ui/toast.tsx';
import type { Account } from '../api/account.ts';
import { useBeginSecondFactor, useRemoveSecondFactor } from '../api/credentials.ts';
import { Failure } from './failure.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { SecretField } from './secret-field.tsx';
import { Section } from './section.tsx';

/** Set up with the password, confirmed with a code, removed with the password. */
export function SecondFactor({ account }: { readonly account: Account }) {
  const begin = useBeginSecondFactor();
  const remove = useRemoveSecondFactor();
  const [isAsking, setIsAsking] = useState(false);
  const [password, setPassword] = useState('');
  const isOn = account.has_second_factor;
  const close = () => {
    setIsAsking(false);
    setPassword('');
    begin.reset();
    remove.reset();
  };
  const submit = () => {
    if (!isOn) begin.mutate(password, { onSuccess: () => setIsAsking(false) });
    else
      remove.mutate(password, {
        onSuccess: () => {
          close();
          showToast({ title: 'Second factor removed' });
        },
      });
  };
  const isPending = begin.isPending || remove.isPending;
  return (
    <Section title="Second factor" text="A code of an app on your phone, besides the password.">
      <p>
        <Badge kind={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>
      </p>
      {begin.data && !isOn ? (
        <SecondFactorSetup begun={begin.data} onDone={close} />
      ) : isAsking ? (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <SecretField label="Password" value={password} onChange={setPassword} />
          <Failure error={begin.error ?? remove.error} />
          <p className="flex flex-wrap gap-2">
            <Button type="submit" kind={isOn ? 'danger' : 'primary'} isBusy={isPending}>
              {isOn ? 'Remove second factor' : 'Continue'}
            </Button>
            <Button kind="quiet" onClick={close}>
              Cancel
            </Button>
          </p>
        </form>
      ) : (
        account.has_password && (
          <p>
            <Button onClick={() => setIsAsking(true)}>{isOn ? 'Remove' : 'Set up'}</Button>
          </p>
        )
      )}
      {!account.has_password && <p className="text-ink-2">Set a password first.</p>}
    </Section>
  );
}
