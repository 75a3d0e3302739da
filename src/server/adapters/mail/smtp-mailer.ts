import { createTransport } from 'nodemailer';
import type { Secret } from '../../config.ts';
import { hasControls, isMailAddress } from './mail-address.ts';
import { type Mailer, type MailMessage, MailRefusal } from './mailer.ts';

/** Well below the pause before the next try, so that two tries of one mail never overlap. */
const deliverWithinMs = 45_000;
const connectWithinMs = 10_000;
const silentAtMostMs = 20_000;

/** A relay takes a handful of connections from one client; what waits is in the database anyway. */
const connectionsAtMost = 3;

/**
 * Mail over a relay. The address says how: `smtps://` is TLS from the first byte, `smtp://` takes STARTTLS when it is
 * offered, and `smtp://…?requireTLS=true` insists on it. Connections are kept and used again.
 * @param authorities PEM, in place of the certificate authorities of the system; for tests
 */
export function createSmtpMailer(smtpUrl: Secret, authorities?: string): Mailer {
  const transport = createTransport({
    url: smtpUrl.reveal(),
    ...(authorities ? { tls: { ca: authorities } } : {}),
    pool: true,
    maxConnections: connectionsAtMost,
    maxRequeues: 0,
    connectionTimeout: connectWithinMs,
    greetingTimeout: connectWithinMs,
    dnsTimeout: connectWithinMs,
    socketTimeout: silentAtMostMs,
    // A message is what we made: nothing in it may be read from a disk or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // The pool reports broken idle connections here; without a listener they would end the process.
  transport.on('error', () => undefined);
  return {
    async deliver(message) {
      refuseInjection(message);
      try {
        await withinDeadline(
          transport.sendMail({
            from: message.from,
            to: { name: '', address: message.to },
            ...(message.returnPath ? { envelope: { from: message.returnPath, to: message.to } } : {}),
            subject: message.subject,
            text: message.text,
            html: message.html,
            headers: { ...message.headers },
            disableFileAccess: true,
            disableUrlAccess: true,
          }),
        );
      } catch (error) {
        throw isPermanent(error) ? new MailRefusal((error as Error).message, { cause: error }) : error;
      }
    },
    async close() {
      transport.close();
    },
  };
}

/** The library folds and encodes headers itself; what looks like an attempt never gets that far. */
function refuseInjection({ to, from, returnPath, subject, headers = {} }: MailMessage): void {
  if (!isMailAddress(to)) throw new MailRefusal('the recipient is not one e-mail address');
  if (returnPath && !isMailAddress(returnPath))
    throw new MailRefusal('the return path is not one e-mail address');
  const lines = [from, subject, ...Object.entries(headers).flat()];
  if (lines.some(hasControls)) throw new MailRefusal('a header holds a line break or another control');
}

/** Refused with 5xx for the sake of the mail. A refused password or a connection turned away may be put right. */
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  const status = 'responseCode' in error ? Number(error.responseCode) : 0;
  return (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') && status >= 500 && status < 600;
}

async function withinDeadline(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server did not answer in time')), deliverWithinMs);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // After the deadline nobody waits for it; it must not count as an unhandled failure.
    work.catch(() => undefined);
  }
}
