import type { Config } from '../../config.ts';

/** smtp: delivered; outbox: kept to be read on this machine; none: nobody would ever see it. */
export type MailMode = 'smtp' | 'outbox' | 'none';

/**
 * What becomes of emails. The outbox opens every account, so it exists only where the server listens on loopback and is
 * known by a loopback address; a token guards it there (outbox-access.ts).
 */
export function mailMode(config: Pick<Config, 'isLoopback' | 'publicUrl' | 'mail'>): MailMode {
  if (config.mail.smtpUrl) return 'smtp';
  return config.isLoopback && isLoopbackName(new URL(config.publicUrl).hostname) ? 'outbox' : 'none';
}

/** @param hostname without a port; IPv6 with or without brackets */
export function isLoopbackName(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname);
}
