import { verifySmtp } from '../adapters/mail/smtp-mailer.ts';
import type { Config } from '../config.ts';
import { isLoopbackName, mailMode } from '../features/mail/mail-mode.ts';
import { asFinding, type Finding, ok, warning } from './finding.ts';

/** Checks how people reach this server. The settings of a public address depend on each other. */
export function checkAddress(config: Config): Finding[] {
  const { protocol, hostname } = new URL(config.publicUrl);
  if (isLoopbackName(hostname)) {
    if (config.isLoopback) return [ok('address', { reason: 'localOnly', values: { url: config.publicUrl } })];
    return [
      warning('address', { reason: 'localAddress', values: { host: config.host, url: config.publicUrl } }),
    ];
  }
  const isPlain = protocol === 'http:';
  return [
    isPlain
      ? warning('address', { reason: 'notEncrypted', values: { url: config.publicUrl } })
      : ok('address', config.publicUrl),
    config.trustedProxies.length === 0
      ? warning('proxy', { reason: 'noProxy' })
      : ok('proxy', config.trustedProxies.join(', ')),
  ];
}

/** Checks where emails go. With SMTP, signs in to the relay without sending anything. */
export async function checkMail(config: Config): Promise<Finding> {
  const { smtpUrl } = config.mail;
  if (smtpUrl)
    return asFinding('email', async () => {
      await verifySmtp(smtpUrl);
      return ok('email', { reason: 'mailAccepted', values: { sender: config.mail.from ?? '' } });
    });
  if (mailMode(config) === 'outbox') return ok('email', { reason: 'mailOutbox' });
  return warning('email', { reason: 'noMail' });
}
