import { Badge, type BadgeKind } from '../../../components/ui/badge.tsx';
import { counted, words } from '../../../lib/words.ts';
import { useMails } from '../api/staff.ts';
import { listOf, momentOf } from '../moments.ts';
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
                  {listOf([
                    mail.kind.replaceAll('_', ' '),
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
