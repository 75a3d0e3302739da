import type { Config } from '../../config.ts';

/** smtp: delivered; outbox: kept for reading on this machine; none: discarded. */
export type MailMode = 'smtp' | 'outbox' | 'none';

/**
 * Returns how emails are handled. The outbox gives access to every account, so it exists only where the
 * server listens on loopback and its public URL is a loopback address; a token protects it there
 * (outbox-access.ts).
 */
export function mailMode(config: Pick<Config, 'isLoopback' | 'publicUrl' | 'mail'>): MailMode {
  if (config.mail.smtpUrl) return 'smtp';
  return config.isLoopback && isLoopbackName(new URL(config.publicUrl).hostname) ? 'outbox' : 'none';
}

/** @param hostname without a port; IPv6 with or without brackets */
export function isLoopbackName(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname);
}
