import type { Deps } from '../../deps.ts';
import type { MailToSend } from '../mail/mail-to-send.ts';

export type AccountMailDeps = Pick<Deps, 'log' | 'mail'>;

/**
 * Emails the owner about a change to the account. A failure to queue the email is logged; the change stands.
 */
export async function sendAccountMail(letter: MailToSend, { mail, log }: AccountMailDeps): Promise<void> {
  await mail
    .send(letter)
    .catch((error: unknown) => log.error({ err: error, kind: letter.kind }, 'a mail could not be queued'));
}
