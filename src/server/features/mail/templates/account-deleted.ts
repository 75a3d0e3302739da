import type { MailData } from '../mail-to-send.ts';
import type { MailContent, MailSite } from './mail-content.ts';
import { helper } from './mail-site.ts';

export function accountDeleted({ displayName }: MailData<'account_deleted'>, site: MailSite): MailContent {
  return {
    subject: 'Your Octavo account was deleted',
    preview: 'Your documents, chats and profile are gone for good.',
    heading: 'Your account was deleted',
    displayName,
    paragraphs: [
      'Your Octavo account is gone, with all its documents, chats and the profile. This cannot be undone.',
      'Links you shared no longer work. You are welcome to open a new account at any time.',
    ],
    notes: [`If you did not delete it, write to ${helper(site)}.`],
    reason: 'this was the address of the account. It is the last mail about it.',
  };
}
