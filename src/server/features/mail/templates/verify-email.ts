import type { MailData } from '../mail-to-send.ts';
import { singleUse } from './link-life.ts';
import type { MailContent } from './mail-content.ts';

export function verifyEmail({ link, validMinutes, displayName }: MailData<'verify_email'>): MailContent {
  return {
    subject: 'Verify your email for Octavo',
    preview: 'One step is left, and your account is ready.',
    heading: 'Verify your email',
    displayName,
    paragraphs: ['Confirm that this address is yours, and your Octavo account is ready to use.'],
    action: { label: 'Verify email', href: link },
    notes: [
      singleUse(validMinutes),
      'If you did not sign up, ignore this mail. Without the link nobody can use an account under your address.',
    ],
    reason: 'an account was opened at Octavo with this address.',
  };
}
