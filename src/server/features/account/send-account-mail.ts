import type { Deps } from '../../deps.ts';
import type { MailToSend } from '../mail/mail-to-send.ts';

export interface AccountMailDeps extends Pick<Deps, 'log'> {
  readonly mail?: { send(mail: MailToSend): Promise<unknown> };
}

/** Tells an owner by mail what was done to the account. A mail that cannot be sent does not undo what it tells of. */
export async function sendAccountMail(
  mail: MailToSend,
  { mail: mails, log }: AccountMailDeps,
): Promise<void> {
  if (!mails) {
    log.warn({ kind: mail.kind }, 'a mail was not sent: this process has no mail');
    return;
  }
  await mails
    .send(mail)
    .catch((error: unknown) => log.error({ err: error, kind: mail.kind }, 'a mail was not sent'));
}
