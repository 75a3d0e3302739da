import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { isMailAddress } from '../../adapters/mail/mail-address.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../database/schema.ts';
import type { Deps } from '../../deps.ts';
import { addJobWithin } from '../../jobs/add-job-within.ts';
import { sendMailJob } from '../../jobs/definitions/send-mail.ts';
import { told } from '../../told.ts';
import { mailLanguage } from './mail-language.ts';
import { mailMode } from './mail-mode.ts';
import { insertMail, type NewMail } from './mail-store.ts';
import type { MailToSend } from './mail-to-send.ts';
import { trimOutbox } from './outbox-store.ts';
import { mailSite } from './templates/mail-site.ts';
import { writeMail } from './templates/write-mail.ts';

/** Writes an email and adds it to the queue or the outbox; see `Mail.send`. */
export async function sendMail(
  mail: MailToSend,
  deps: Pick<Deps, 'db' | 'config' | 'log'>,
  within?: Transaction<Database>,
): Promise<void> {
  if (!isMailAddress(mail.to)) {
    throw new AppError('invalid_input', told('emailInvalid'), {
      fields: [{ path: 'email', message: 'Enter one email address.' }],
    });
  }
  const { config, log } = deps;
  const db = within ?? deps.db;
  const content = writeMail(mail, mailSite(config, await mailLanguage(mail, db)));
  const row: Omit<NewMail, 'status' | 'lastError'> = {
    id: randomUUID(),
    userId: mail.userId ?? null,
    to: mail.to,
    kind: mail.kind,
    content,
  };
  switch (mailMode(config)) {
    case 'smtp': {
      const queue = async (transaction: Transaction<Database>) => {
        await insertMail(transaction, { ...row, status: 'queued', lastError: null });
        await addJobWithin(transaction, sendMailJob, { id: row.id }, { key: `mail ${row.id}` });
      };
      await (within ? queue(within) : deps.db.transaction().execute(queue));
      return;
    }
    case 'outbox':
      await insertMail(db, { ...row, status: 'sent', lastError: null });
      await trimOutbox(db);
      return;
    case 'none':
      log.warn({ kind: mail.kind }, 'a mail was not sent: SMTP_URL is not set');
      await insertMail(db, {
        ...row,
        // The email can't be read anywhere, so its link isn't stored.
        content: { subject: content.subject },
        status: 'failed',
        lastError: 'SMTP_URL is not set',
      });
  }
}
