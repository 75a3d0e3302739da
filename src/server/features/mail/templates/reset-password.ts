import type { MailData } from '../mail-to-send.ts';
import { singleUse } from './link-life.ts';
import type { MailContent } from './mail-content.ts';

export function resetPassword({ link, validMinutes, displayName }: MailData<'reset_password'>): MailContent {
  return {
    subject: 'Reset your password for Octavo',
    preview: 'Choose a new password for your account.',
    heading: 'Reset your password',
    displayName,
    paragraphs: [
      'Choose a new password for your Octavo account. Every device is then signed out, and you sign in with the new password.',
    ],
    action: { label: 'Choose a new password', href: link },
    notes: [
      singleUse(validMinutes),
      "If you didn't ask for it, ignore this email: your password won't change.",
    ],
    reason: 'a new password was asked for with this address.',
  };
}
