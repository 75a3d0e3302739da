import type { MailData } from '../mail-to-send.ts';
import type { MailContent, MailSite } from './mail-content.ts';
import { helper } from './mail-site.ts';

export function emailChangedNotice(
  { displayName }: MailData<'email_changed_notice'>,
  site: MailSite,
): MailContent {
  return {
    subject: 'The email of your Octavo account was changed',
    preview: 'Your account now uses another address.',
    heading: 'Your email was changed',
    displayName,
    paragraphs: [
      'Your Octavo account now has another email address. Sign in with the new one; emails no longer come here.',
    ],
    notes: [
      `If you didn't change it, someone else may have access to your account. Contact ${helper(site)} at once.`,
    ],
    reason: 'this was the address of an Octavo account until now.',
  };
}
