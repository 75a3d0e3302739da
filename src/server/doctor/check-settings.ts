import { verifySmtp } from '../adapters/mail/smtp-mailer.ts';
import type { Config } from '../config.ts';
import { isLoopbackName, mailMode } from '../features/mail/mail-mode.ts';
import { asFinding, type Finding, ok, warning } from './finding.ts';

/** Checks how people reach this server. The settings of a public address depend on each other. */
export function checkAddress(config: Config): Finding[] {
  const { protocol, hostname } = new URL(config.publicUrl);
  if (isLoopbackName(hostname)) {
    if (config.isLoopback) return [ok('address', `${config.publicUrl}, reachable from this machine only`)];
    return [
      warning(
        'address',
        `Others can reach this server (HOST=${config.host}), but its public address is ${config.publicUrl}, so links in emails and shared pages don't work for them. Set OCTAVO_PUBLIC_URL.`,
      ),
    ];
  }
  const isPlain = protocol === 'http:';
  return [
    isPlain
      ? warning(
          'address',
          `${config.publicUrl} is not encrypted: passwords and sessions can be read on the way. Put a proxy with TLS in front, and set OCTAVO_PUBLIC_URL to its https address.`,
        )
      : ok('address', config.publicUrl),
    config.trustedProxies.length === 0
      ? warning(
          'proxy',
          'OCTAVO_TRUSTED_PROXIES is not set. If a proxy is in front of this server, all visitors share one rate limit. Name it there.',
        )
      : ok('proxy', config.trustedProxies.join(', ')),
  ];
}

/** Checks where emails go. With SMTP, signs in to the relay without sending anything. */
export async function checkMail(config: Config): Promise<Finding> {
  const { smtpUrl } = config.mail;
  if (smtpUrl)
    return asFinding('email', async () => {
      await verifySmtp(smtpUrl);
      return ok('email', `The email server of SMTP_URL accepts us; sender ${config.mail.from}`);
    });
  if (mailMode(config) === 'outbox')
    return ok('email', 'Not sent, but kept on the outbox page that the start prints');
  return warning(
    'email',
    'Others can reach this server, but SMTP_URL is not set: no email is sent, so nobody can confirm an address or reset a password. Set SMTP_URL and MAIL_FROM.',
  );
}
