import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useContext, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { showToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';
import { type Account, refreshAccount } from '../api/account.ts';
import { useConfirmWithCode, useSendConfirmationCode } from '../api/confirmation.ts';
import { GoogleConfirmation } from '../google-confirmation.ts';
import { isProven } from '../is-proven.ts';

/**
 * Guards actions that a stolen session must not perform. Accounts with a password enter it with the action
 * itself; accounts without one confirm in another way, valid for ten minutes.
 */
export function ConfirmFirst({
  account,
  onCancel,
  children,
}: {
  readonly account: Account;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}) {
  const t = words('confirm');
  if (isProven(account, Date.now())) return children;
  return (
    <div className="grid gap-3 border border-line bg-paper p-4">
      <p>
        <b className="block font-semibold">{t.title}</b>
        {account.is_reachable ? t.otherWay : t.restart}
      </p>
      {account.is_reachable && <ConfirmByMail email={account.email} />}
      <p className="flex flex-wrap gap-2">
        {account.is_reachable && <ConfirmByGoogle />}
        <Button kind="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
      </p>
    </div>
  );
}

function ConfirmByGoogle() {
  const confirm = useContext(GoogleConfirmation);
  const queryClient = useQueryClient();
  if (!confirm) return null;
  return (
    <Button
      // Must run inside the click handler, or the popup is blocked.
      onClick={async () => {
        if (await confirm()) await refreshAccount(queryClient);
      }}
    >
      {words('confirm').byGoogle}
    </Button>
  );
}

function ConfirmByMail({ email }: { readonly email: string }) {
  const t = words('confirm');
  const send = useSendConfirmationCode();
  const confirm = useConfirmWithCode();
  const [code, setCode] = useState('');
  if (!send.isSuccess)
    return (
      <div className="grid gap-2">
        <p>
          <Button kind="primary" isBusy={send.isPending} onClick={() => send.mutate()}>
            {send.isPending ? t.sending : t.byEmail}
          </Button>
        </p>
        <Failure error={send.error} />
      </div>
    );
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        confirm.mutate(code, { onSuccess: () => showToast({ title: t.confirmed }) });
      }}
    >
      <Field label={t.code} hint={t.codeHint(email)}>
        {(wiring) => (
          <input
            {...wiring}
            className="input num max-w-50"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={12}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <Failure error={confirm.error ?? send.error} />
      <p className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" disabled={code.trim().length < 6} isBusy={confirm.isPending}>
          {confirm.isPending ? t.confirming : t.confirm}
        </Button>
        <Button
          kind="quiet"
          isBusy={send.isPending}
          onClick={() => {
            confirm.reset();
            setCode('');
            send.mutate(undefined, {
              onSuccess: () => showToast({ title: t.codeSentTitle, text: t.codeSentText(email) }),
            });
          }}
        >
          {t.codeResend}
        </Button>
      </p>
    </form>
  );
}
