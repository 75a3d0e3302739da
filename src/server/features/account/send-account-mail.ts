import type { Deps } from '../../deps.ts';
import type { MailToSend } from '../mail/mail-to-send.ts';

export type AccountMailDeps = Pick<Deps, 'log' | 'mail'>;

/** Tells an owner by mail what was done to the account. A mail that cannot be queued does not undo what it tells of. */
export async function sendAccountMail(letter: MailToSend, { mail, log }: AccountMailDeps): Promise<void> {
  await mail
    .send(letter)
    .catch((error: unknown) => log.error({ err: error, kind: letter.kind }, 'a mail could not be queued'));
}
