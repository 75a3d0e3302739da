import type { MailData } from '../mail-to-send.ts';
import { singleUse } from './link-life.ts';
import type { MailContent } from './mail-content.ts';

export function verifyEmail({ link, validMinutes, displayName }: MailData<'verify_email'>): MailContent {
  return {
    subject: 'Verify your email for Octavo',
    preview: 'One more step, and your account is ready.',
    heading: 'Verify your email',
    displayName,
    paragraphs: ['Confirm that this address is yours to start using your Octavo account.'],
    action: { label: 'Verify email', href: link },
    notes: [
      singleUse(validMinutes),
      "If you didn't sign up, ignore this email. Without the link, no one can use an account with your address.",
    ],
    reason: 'someone created an Octavo account with this address.',
  };
}
