import type { Language } from '../../../../words/languages.ts';
import type { Config } from '../../../config.ts';
import { mailWords } from '../mail-words.ts';
import type { MailSite } from './mail-content.ts';

export function mailSite(config: Pick<Config, 'publicUrl' | 'company'>, language: Language): MailSite {
  const { supportEmail, postalAddress } = config.company;
  return { publicUrl: config.publicUrl, supportEmail, postalAddress, language, t: mailWords[language] };
}

/** Returns the server's host, without a scheme, so email clients don't add a second link. */
export function hostOf(site: MailSite): string {
  return new URL(site.publicUrl).host;
}

/** Returns the support contact, for use in a sentence. */
export function helper(site: MailSite): string {
  return site.supportEmail ?? site.t.operator;
}
