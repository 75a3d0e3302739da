import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { MailToSend } from './mail-to-send.ts';

export type MailStatus = 'queued' | 'sent' | 'failed' | 'bounced';

/** Numbers of emails affected by maintenance. */
export interface Tended {
  /** Queued again after their worker died. */
  readonly requeued: number;
  /** Failed, because their worker died during the last try. */
  readonly abandoned: number;
  /** Text and HTML removed. */
  readonly emptied: number;
  readonly forgotten: number;
}

/** Sends all emails. */
export interface Mail {
  /**
   * Writes an email and queues it; returns before it is delivered. Delivery is tried five times within about
   * an hour. Without SMTP it goes to the outbox immediately.
   * @param within the transaction the email belongs to: it is queued on commit, or not at all
   * @throws AppError `invalid_input` unless the recipient is a single email address
   */
  send(mail: MailToSend, within?: Transaction<Database>): Promise<void>;
  /**
   * Tries once to deliver a queued email; does nothing if it is delivered, failed, or claimed by another
   * worker. Once its delivery is recorded, an email is never sent again. Delivery is at least once: if the
   * process dies between the server's acceptance and the record, a copy with the same Message-ID is sent.
   */
  deliver(id: string): Promise<void>;
  tend(): Promise<Tended>;
  close(): Promise<void>;
}
