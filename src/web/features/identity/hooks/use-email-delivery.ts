import { words } from '../../../lib/words.ts';
import { useIdentityConfig } from '../api/config.ts';

interface Note {
  readonly title: string;
  readonly text: string;
}

/** Whether this server delivers email, with the note on an email that was just written. */
export function useEmailDelivery() {
  const delivery = useIdentityConfig().data?.email_delivery ?? 'smtp';
  return {
    delivery,
    /** Returns the note if email is delivered; otherwise says where the email is. */
    noteOf: (sent: Note): Note => {
      const t = words('identity');
      if (delivery === 'smtp') return sent;
      return delivery === 'outbox'
        ? { title: t.outboxTitle, text: t.outboxOpens }
        : { title: t.mailNoneTitle, text: t.mailNoneHelp };
    },
  };
}
