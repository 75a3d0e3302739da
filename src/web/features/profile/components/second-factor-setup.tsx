import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { QrCode } from '../../../components/ui/qr-code.tsx';
import { showToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';
import { useConfirmSecondFactor } from '../api/credentials.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

export interface NewSecondFactor {
  readonly totp_uri: string;
  readonly recovery_codes: readonly string[];
}

/** Set up: QR code, then the first code of the app, which turns the second factor on. */
export function SecondFactorSetup({
  begun,
  onDone,
}: {
  readonly begun: NewSecondFactor;
  readonly onDone: () => void;
}) {
  const t = words('profile');
  const confirm = useConfirmSecondFactor();
  const [code, setCode] = useState('');
  const key = new URL(begun.totp_uri).searchParams.get('secret') ?? '';
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-5">
        <QrCode text={begun.totp_uri} label={t.factorQr} />
        <div className="min-w-50 flex-1">
          <p>{t.factorScan}</p>
          <p
            dir="ltr"
            className="mt-2 border border-line bg-paper px-3 py-2 font-mono text-13 break-all select-all"
          >
            {key}
          </p>
        </div>
      </div>
      <RecoveryCodes codes={begun.recovery_codes} />
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          confirm.mutate(code, {
            onSuccess: () => {
              showToast({ title: t.factorOn });
              onDone();
            },
          });
        }}
      >
        <Field label={t.factorCode} hint={t.factorCodeHint}>
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
        <Failure error={confirm.error} />
        <p className="flex flex-wrap gap-2">
          <Button type="submit" kind="primary" disabled={code.trim().length < 6} isBusy={confirm.isPending}>
            {confirm.isPending ? t.factorTurningOn : t.factorTurnOn}
          </Button>
          <Button kind="quiet" onClick={onDone}>
            {t.cancel}
          </Button>
        </p>
      </form>
    </div>
  );
}
