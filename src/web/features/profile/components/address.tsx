import { useState } from 'react';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Emphasized } from '../../../components/ui/emphasized.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { words } from '../../../lib/words.ts';
import type { Account } from '../api/account.ts';
import { useChangeEmail } from '../api/credentials.ts';
import { ConfirmFirst } from './confirm-first.tsx';
import { SecretField } from './secret-field.tsx';

/** Email address, with a form to change it. */
export function Address({ account }: { readonly account: Account }) {
  const t = words('profile');
  const change = useChangeEmail();
  const [isOpen, setIsOpen] = useState(false);
  const [newEmail, setNewEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <Section title={t.emailTitle} text={t.emailText}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-16">
        <span className="min-w-0 break-all">{account.email}</span>
        <Badge kind={account.emailVerified ? 'success' : 'warning'}>
          {account.emailVerified ? t.emailVerified : t.emailNotVerified}
        </Badge>
      </p>
      {change.isSuccess && (
        <p role="status" className="border border-line bg-tint p-3">
          <Emphasized message={t.emailSent} value={newEmail} />
        </p>
      )}
      {!account.is_reachable && <p className="text-ink-2">{t.emailPlaceholder}</p>}
      {!isOpen && (
        <p>
          <Button
            onClick={() => {
              change.reset();
              setIsOpen(true);
            }}
          >
            {t.emailChange}
          </Button>
        </p>
      )}
      {isOpen && (
        <ConfirmFirst account={account} onCancel={() => setIsOpen(false)}>
          <form
            className="grid gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              change.mutate(
                { newEmail: newEmail.trim(), password },
                {
                  onSuccess: () => {
                    setIsOpen(false);
                    setPassword('');
                  },
                },
              );
            }}
          >
            <Field label={t.emailNew} keepsRoom>
              {(wiring) => (
                <input
                  {...wiring}
                  className="input"
                  type="email"
                  required
                  autoComplete="email"
                  maxLength={254}
                  value={newEmail}
                  onChange={(event) => setNewEmail(event.target.value)}
                />
              )}
            </Field>
            {account.has_password && (
              <SecretField label={words('confirm').password} value={password} onChange={setPassword} />
            )}
            <Failure error={change.error} />
            <p className="flex flex-wrap gap-2">
              <Button type="submit" kind="primary" isBusy={change.isPending}>
                {change.isPending ? t.emailSending : t.emailSendLink}
              </Button>
              <Button kind="quiet" onClick={() => setIsOpen(false)}>
                {t.cancel}
              </Button>
            </p>
          </form>
        </ConfirmFirst>
      )}
    </Section>
  );
}
