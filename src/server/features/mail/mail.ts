import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { MailToSend } from './mail-to-send.ts';

export type MailStatus = 'queued' | 'sent' | 'failed' | 'bounced';

/** What the housekeeping did, in mails. */
export interface Tended {
  /** Taken up again after their worker died. */
  readonly requeued: number;
  /** Given up: the last try ended with its worker. */
  readonly abandoned: number;
  /** Text and HTML removed. */
  readonly emptied: number;
  readonly forgotten: number;
}

/** Everything that leaves by mail. */
export interface Mail {
  /**
   * Writes a mail and puts it into the queue; returns before it is delivered. Delivery is tried five times within
   * about an hour. Without SMTP it is in the outbox at once.
   * @param within a transaction that the mail belongs to: it is queued when that is committed, or not at all
   * @throws AppError `invalid_input` for what is not one e-mail address
   */
  send(mail: MailToSend, within?: Transaction<Database>): Promise<void>;
  /**
   * One try to deliver a queued mail; nothing for one that is delivered, given up or in another worker's hands. A mail
   * whose delivery was recorded never leaves again. At least once, as all mail: a process that dies between the
   * server's 'accepted' and the record sends a second copy, with the same Message-ID.
   */
  deliver(id: string): Promise<void>;
  tend(): Promise<Tended>;
  close(): Promise<void>;
}
