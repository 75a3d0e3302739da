import { Badge, type BadgeKind } from '../../../components/ui/badge.tsx';
import { inAList } from '../../../lib/in-a-list.ts';
import { counted, words } from '../../../lib/words.ts';
import { useMails } from '../api/staff.ts';
import { momentOf } from '../moments.ts';
import { List } from './list.tsx';
import { Panel } from './panel.tsx';

function states(): Readonly<Record<'queued' | 'sent' | 'failed' | 'bounced', [BadgeKind, string]>> {
  const t = words('staff');
  return {
    queued: ['info', t.mailQueued],
    sent: ['success', t.mailSent],
    failed: ['danger', t.mailFailed],
    bounced: ['warning', t.mailBounced],
  };
}

/** Returns what an email is about; kinds of other releases keep their names. */
function subjectOf(kind: string): string {
  const t = words('staff');
  const names: Readonly<Record<string, string>> = {
    account_deleted: t.mailDeleted,
    account_exists: t.mailExists,
    change_email: t.mailNewAddress,
    confirmation_code: t.mailCode,
    email_changed_notice: t.mailAddressChanged,
    magic_link: t.mailLink,
    password_changed: t.mailPassword,
    payment_failed: t.mailPayment,
    reset_password: t.mailReset,
    second_factor_added: t.mailFactorAdded,
    second_factor_removed: t.mailFactorRemoved,
    verify_email: t.mailVerify,
  };
  return names[kind] ?? kind.replaceAll('_', ' ');
}

/** Emails: sent, queued and failed. */
export function Mails() {
  const t = words('staff');
  const found = useMails();
  const mails = found.data?.pages.flatMap((page) => page.mails) ?? [];
  return (
    <Panel title={t.emails}>
      <List label={t.emails} state={found} count={mails.length} emptyText={t.emailsNone}>
        {mails.map((mail) => {
          const [kind, name] = states()[mail.status];
          return (
            <li key={mail.id} className="grid gap-1 border-b border-line py-2.5">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Badge kind={kind}>{name}</Badge>
                <span className="min-w-0 flex-1 basis-44 truncate">{mail.to}</span>
                <span className="num text-13 text-ink-3">
                  {inAList([
                    subjectOf(mail.kind),
                    ...(mail.attempts > 1 ? [counted(t.tries, mail.attempts)] : []),
                    momentOf(mail.created_at),
                  ])}
                </span>
              </p>
              {mail.last_error && <p className="text-13 text-ink-2">{mail.last_error}</p>}
            </li>
          );
        })}
      </List>
    </Panel>
  );
}
