export interface MailMessage {
  /** One address without a display name. */
  readonly to: string;
  /** `Name <address>` or just an address. */
  readonly from: string;
  /** Address for bounces, without a display name; absent to use `from`. */
  readonly returnPath?: string | null | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The port that delivers emails. */
export interface Mailer {
  /**
   * Delivers one email. Resolves once the relay has accepted it.
   * @throws MailRefusal for a permanent failure
   * @throws another error for a temporary failure, to retry later
   */
  deliver(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}

/** A permanent failure: unknown address, rejected content, or a message that can't be sent. */
export class MailRefusal extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'MailRefusal';
  }
}
