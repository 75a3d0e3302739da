import type { Mailer } from '../../adapters/mail/mailer.ts';
import { createSmtpMailer } from '../../adapters/mail/smtp-mailer.ts';
import type { Deps } from '../../deps.ts';
import { deliverMail } from './deliver-mail.ts';
import type { Mail } from './mail.ts';
import { mailMode } from './mail-mode.ts';
import { recordGivenUp } from './mail-store.ts';
import { sendMail } from './send-mail.ts';
import { tendMails } from './tend-mails.ts';

/** Creates the mail service: over SMTP, or into the outbox. */
export function createMail(deps: Pick<Deps, 'db' | 'config' | 'log'>): Mail {
  const { smtpUrl, from, returnPath } = deps.config.mail;
  // Created with the first email, because most processes send none.
  let mailer: Mailer | null = null;
  return {
    send: (mail, within) => sendMail(mail, deps, within),
    async deliver(id) {
      if (!smtpUrl) {
        await recordGivenUp(deps.db, id, 'failed', 'SMTP_URL is not set');
        return;
      }
      mailer ??= createSmtpMailer(smtpUrl);
      await deliverMail(id, { ...deps, mailer, from, returnPath });
    },
    // The outbox trims itself to its own limit.
    tend: async () =>
      mailMode(deps.config) === 'outbox'
        ? { requeued: 0, abandoned: 0, emptied: 0, forgotten: 0 }
        : tendMails(deps),
    async close() {
      await mailer?.close();
    },
  };
}
