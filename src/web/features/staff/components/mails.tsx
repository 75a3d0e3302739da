import { Badge, type BadgeKind } from '../../../components/ui/badge.tsx';
import { useMails } from '../api/staff.ts';
import { momentOf } from '../moments.ts';
import { List } from './list.tsx';
import { Panel } from './panel.tsx';

const states: Readonly<Record<'queued' | 'sent' | 'failed' | 'bounced', [BadgeKind, string]>> = {
  queued: ['info', 'Queued'],
  sent: ['success', 'Sent'],
  failed: ['danger', 'Failed'],
  bounced: ['warning', 'Bounced'],
};

/** Emails: sent, queued and failed. */
export function Mails() {
  const found = useMails();
  const mails = found.data?.pages.flatMap((page) => page.mails) ?? [];
  return (
    <Panel title="Mails">
      <List label="Mails" state={found} count={mails.length} emptyText="No mails yet.">
        {mails.map((mail) => {
          const [kind, name] = states[mail.status];
          return (
            <li key={mail.id} className="grid gap-1 border-b border-line py-2.5">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Badge kind={kind}>{name}</Badge>
                <span className="min-w-0 flex-1 basis-44 truncate">{mail.to}</span>
                <span className="num text-13 text-ink-3">
                  {mail.kind.replaceAll('_', ' ')}
                  {mail.attempts > 1 && `, ${mail.attempts} tries`}, {momentOf(mail.created_at)}
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
