import { createTransport } from 'nodemailer';
import type { Secret } from '../../config.ts';
import { hasControls, isMailAddress } from './mail-address.ts';
import { type Mailer, type MailMessage, MailRefusal } from './mailer.ts';

/** Well below the retry delay, so two attempts at one email never overlap. */
const deliverWithinMs = 45_000;
const connectWithinMs = 10_000;
const silentAtMostMs = 20_000;

/** Relays limit connections per client; pending emails are in the database anyway. */
const connectionsAtMost = 3;

/** Options of each connection to a relay. */
const connectionTo = (smtpUrl: Secret, authorities?: string) => ({
  url: smtpUrl.reveal(),
  ...(authorities ? { tls: { ca: authorities } } : {}),
  connectionTimeout: connectWithinMs,
  greetingTimeout: connectWithinMs,
  dnsTimeout: connectWithinMs,
  socketTimeout: silentAtMostMs,
  // We build the whole message, so nothing in it may be read from disk or fetched.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/**
 * Connects and signs in to a relay, without sending anything.
 * @throws Error that names SMTP_URL if the relay can't be used
 */
export async function verifySmtp(smtpUrl: Secret, authorities?: string): Promise<void> {
  const transport = createTransport(connectionTo(smtpUrl, authorities));
  try {
    await withinDeadline(transport.verify());
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no answer';
    throw new Error(`The mail server of SMTP_URL can't be used: ${reason}`, { cause: error });
  } finally {
    transport.close();
  }
}

/**
 * Delivers emails through a relay. `smtps://` uses TLS from the start, `smtp://` uses STARTTLS if offered,
 * and `smtp://…?requireTLS=true` requires it. Connections are pooled.
 * @param authorities PEM certificates that replace the system's certificate authorities; for tests
 */
export function createSmtpMailer(smtpUrl: Secret, authorities?: string): Mailer {
  const transport = createTransport({
    ...connectionTo(smtpUrl, authorities),
    pool: true,
    maxConnections: connectionsAtMost,
    maxRequeues: 0,
  });
  // The pool reports broken idle connections here; without a listener they would crash the process.
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

/** Rejects header injection. The library also folds and encodes headers; this is the first check. */
function refuseInjection({ to, from, returnPath, subject, headers = {} }: MailMessage): void {
  if (!isMailAddress(to)) throw new MailRefusal('the recipient is not one email address');
  if (returnPath && !isMailAddress(returnPath))
    throw new MailRefusal('the return path is not one email address');
  const lines = [from, subject, ...Object.entries(headers).flat()];
  if (lines.some(hasControls)) throw new MailRefusal('a header holds a line break or another control');
}

/**
 * Returns whether the server rejected the email itself with 5xx. A rejected password or connection can be
 * fixed, so it isn't permanent.
 */
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
    // After the timeout, a late failure must not become an unhandled rejection.
    work.catch(() => undefined);
  }
}
