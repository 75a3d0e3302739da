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
      'Choose a new password for your Octavo account. Once it is set, every device is signed out, and you sign in again with the new one.',
    ],
    action: { label: 'Choose a new password', href: link },
    notes: [
      singleUse(validMinutes),
      'If you did not ask for it, ignore this mail: your password stays as it is.',
    ],
    reason: 'a new password was asked for with this address.',
  };
}
