import { buttonClass } from '../../../components/ui/button.tsx';
import { Emphasized } from '../../../components/ui/emphasized.tsx';
import { words } from '../../../lib/words.ts';
import { useEmailDelivery } from '../hooks/use-email-delivery.ts';

/** Says where an email is: on its way, or in the outbox of a server that sends none. */
export function SentEmail({
  email,
  sent,
  note,
}: {
  readonly email: string;
  readonly sent: (email: string) => string;
  /** What to do if the email doesn't arrive. */
  readonly note: string;
}) {
  const { delivery } = useEmailDelivery();
  const t = words('identity');
  const message = { smtp: sent, outbox: t.outboxHolds, none: t.mailNone }[delivery];
  const help = { smtp: note, outbox: t.outboxOpens, none: t.mailNoneHelp }[delivery];
  return (
    <>
      <p className="text-16 leading-read text-ink-2">
        <Emphasized message={message} value={email} />
      </p>
      <p className="text-ink-2">{help}</p>
      {delivery === 'outbox' && (
        <a href="/dev/outbox" target="_blank" rel="noreferrer" className={buttonClass({ size: 'l' })}>
          {t.outboxOpen}
        </a>
      )}
    </>
  );
}
