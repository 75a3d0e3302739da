import type { Config } from '../../../config.ts';
import type { MailSite } from './mail-content.ts';

export function mailSite(config: Pick<Config, 'publicUrl' | 'company'>): MailSite {
  const { supportEmail, postalAddress } = config.company;
  return { publicUrl: config.publicUrl, supportEmail, postalAddress };
}

/** How people name the server; without a scheme, so that the mail's own link stays the only one. */
export function hostOf(site: MailSite): string {
  return new URL(site.publicUrl).host;
}

/** Whom to turn to, as words in a sentence. */
export function helper(site: MailSite): string {
  return site.supportEmail ?? 'whoever runs this server';
}
