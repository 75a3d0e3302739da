import { useState } from 'react';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { showToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';
import type { Account } from '../api/account.ts';
import { useBeginSecondFactor, useRemoveSecondFactor } from '../api/credentials.ts';
import { ConfirmFirst } from './confirm-first.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { SecretField } from './secret-field.tsx';

/** Set up and removed after re-authentication; confirmed with a code of the app. */
export function SecondFactor({ account }: { readonly account: Account }) {
  const t = words('profile');
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
          showToast({ title: t.factorOff });
        },
      });
  };
  const isPending = begin.isPending || remove.isPending;
  return (
    <Section title={t.factorTitle} text={t.factorText}>
      <p>
        <Badge kind={isOn ? 'success' : 'neutral'}>{isOn ? t.factorIsOn : t.factorIsOff}</Badge>
      </p>
      {begin.data && !isOn ? (
        <SecondFactorSetup begun={begin.data} onDone={close} />
      ) : isAsking ? (
        <ConfirmFirst account={account} onCancel={close}>
          <form
            className="grid gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            {account.has_password ? (
              <SecretField label={words('confirm').password} value={password} onChange={setPassword} />
            ) : (
              <p>{isOn ? t.factorOffText : t.factorNeedsApp}</p>
            )}
            <Failure error={begin.error ?? remove.error} />
            <p className="flex flex-wrap gap-2">
              <Button type="submit" kind={isOn ? 'danger' : 'primary'} isBusy={isPending}>
                {isOn ? t.factorTurnOffConfirm : t.factorContinue}
              </Button>
              <Button kind="quiet" onClick={close}>
                {t.cancel}
              </Button>
            </p>
          </form>
        </ConfirmFirst>
      ) : (
        <p>
          <Button onClick={() => setIsAsking(true)}>{isOn ? t.factorTurnOff : t.factorSetUp}</Button>
        </p>
      )}
    </Section>
  );
}
