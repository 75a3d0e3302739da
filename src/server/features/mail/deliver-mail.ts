import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { type Mailer, MailRefusal } from '../../adapters/mail/mailer.ts';
import type { Database } from '../../database/schema.ts';
import { addJobWithin } from '../../jobs/add-job-within.ts';
import { sendMailJob } from '../../jobs/definitions/send-mail.ts';
import { type ClaimedMail, claimMail, recordDelay, recordGivenUp, recordSent } from './mail-store.ts';
import { attemptsAtMost } from './retry-policy.ts';

export interface DeliveryDeps {
  readonly db: Kysely<Database>;
  readonly log: Logger;
  readonly mailer: Mailer;
  /** `Name <address>` or a bare address. */
  readonly from: string;
  readonly returnPath: string | null;
}

/**
 * Tries once to deliver a queued email; see `Mail.deliver`. Logs its id and kind, never its content or
 * address.
 */
export async function deliverMail(id: string, deps: DeliveryDeps): Promise<void> {
  const { db, mailer, from, returnPath } = deps;
  const mail = await claimMail(db, id);
  if (!mail) return;
  const log = deps.log.child({ mail: id, kind: mail.kind, attempt: mail.attempts });
  try {
    await mailer.deliver({
      to: mail.to_address,
      from,
      returnPath,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: headersOf(mail, from),
    });
  } catch (error) {
    const reason = reasonOf(error);
    if (error instanceof MailRefusal) {
      await recordGivenUp(db, id, 'bounced', reason);
      log.warn({ reason }, 'a mail was refused for good');
    } else if (mail.attempts >= attemptsAtMost) {
      await recordGivenUp(db, id, 'failed', reason);
      log.error({ reason }, 'a mail was given up after its last try');
    } else {
      await db.transaction().execute(async (transaction) => {
        const isWaiting = await recordDelay(transaction, id, reason);
        const timing = { runAt: mail.next_attempt_at, key: `mail ${id}` };
        if (isWaiting) await addJobWithin(transaction, sendMailJob, { id }, timing);
      });
      log.warn({ reason, nextAttemptAt: mail.next_attempt_at }, 'a mail could not be delivered yet');
    }
    return;
  }
  await recordSent(db, id);
  log.info('a mail was delivered');
}

/**
 * Returns the headers. The Message-ID is the same on every try, so mailboxes can drop duplicates; the others
 * suppress auto-replies.
 */
function headersOf(mail: ClaimedMail, from: string): Record<string, string> {
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    'Message-ID': `<${mail.id}@${domain}>`,
    Date: mail.created_at.toUTCString().replace('GMT', '+0000'),
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
  };
}

const longestReason = 300;

/**
 * Returns the mail server's error in one line, for staff. Links are removed, because some servers quote the
 * email.
 */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message
    .replace(/[a-z]{2,12}:\/\/\S+/gi, '[link]')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, longestReason);
}
