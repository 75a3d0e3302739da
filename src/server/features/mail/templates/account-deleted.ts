import type { MailData } from '../mail-to-send.ts';
import type { MailContent, MailSite } from './mail-content.ts';
import { helper } from './mail-site.ts';

export function accountDeleted({ displayName }: MailData<'account_deleted'>, site: MailSite): MailContent {
  return {
    subject: 'Your Octavo account was deleted',
    preview: 'Your documents, chats and profile were deleted for good.',
    heading: 'Your account was deleted',
    displayName,
    paragraphs: [
      "Your Octavo account and all its documents, chats and profile data were deleted. This can't be undone.",
      'Links you shared no longer work. You can create a new account at any time.',
    ],
    notes: [`If you didn't delete it, contact ${helper(site)}.`],
    reason: 'this address belonged to the account. This is the last email about it.',
  };
}
