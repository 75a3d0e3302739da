import type { MailData } from '../mail-to-send.ts';
import type { MailContent, MailSite } from './mail-content.ts';
import { helper } from './mail-site.ts';

export function emailChangedNotice(
  { displayName }: MailData<'email_changed_notice'>,
  site: MailSite,
): MailContent {
  return {
    subject: 'The email of your Octavo account was changed',
    preview: 'From now on, another address belongs to your account.',
    heading: 'Your email was changed',
    displayName,
    paragraphs: [
      'Your Octavo account now has another email address. You sign in with the new one; mails no longer come here.',
    ],
    notes: [
      `If you did not change it, somebody else may be in your account. Write to ${helper(site)} at once.`,
    ],
    reason: 'this was the address of an Octavo account until now.',
  };
}
