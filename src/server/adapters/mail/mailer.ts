export interface MailMessage {
  /** One bare address. */
  readonly to: string;
  /** `Name <address>` or a bare address. */
  readonly from: string;
  /** A bare address for reports of mails that come back; absent where `from` is to have them. */
  readonly returnPath?: string | null | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The port to whatever carries mail. */
export interface Mailer {
  /**
   * Hands one mail over; when it resolves, the other side has taken charge of it.
   * @throws MailRefusal for a refusal that another try cannot change
   * @throws another error for trouble that may pass: the caller tries again later
   */
  deliver(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}

/** The mail was refused for good: no such address, content refused, or nothing that may be sent at all. */
export class MailRefusal extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'MailRefusal';
  }
}
