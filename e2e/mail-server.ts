import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect } from './fixtures.ts';

/** A received email. */
export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A real SMTP server that stores received email. */
export class MailServer {
  readonly #server: SMTPServer;
  readonly #mails: ReceivedMail[] = [];

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 100,
      onData: (stream, session, done) => {
        this.#read(stream, session.envelope.rcptTo[0]?.address ?? '').then(() => done(), done);
      },
    });
  }

  static async start(): Promise<MailServer> {
    const mail = new MailServer();
    mail.#server.listen(0, '127.0.0.1');
    await once(mail.#server.server, 'listening');
    return mail;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  mailsTo(address: string): readonly ReceivedMail[] {
    return this.#mails.filter(({ to }) => to === address);
  }

  /** Waits for the `count`th email to an address and returns it. */
  async mailTo(address: string, count = 1): Promise<ReceivedMail> {
    await expect.poll(() => this.mailsTo(address).length, { timeout: 40_000 }).toBeGreaterThanOrEqual(count);
    const mail = this.mailsTo(address)[count - 1];
    if (!mail) throw new Error(`There is no mail ${count} to ${address}.`);
    return mail;
  }

  /** Returns the /auth link of an email. */
  async linkTo(address: string, count = 1): Promise<string> {
    const { text } = await this.mailTo(address, count);
    const link = /https?:\/\/\S+\/auth\?mode=\S+/.exec(text)?.[0];
    if (!link) throw new Error(`The mail has no link:\n${text}`);
    return link;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  async #read(stream: AsyncIterable<Uint8Array>, to: string): Promise<void> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    const mail: Email = await PostalMime.parse(Buffer.concat(chunks));
    this.#mails.push({ to, subject: mail.subject ?? '', text: mail.text ?? '', html: mail.html ?? '' });
  }
}
