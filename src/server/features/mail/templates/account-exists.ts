import type { MailData } from '../mail-to-send.ts';
import type { MailContent, MailSite } from './mail-content.ts';

export function accountExists(
  { displayName, link }: MailData<'account_exists'>,
  site: MailSite,
): MailContent {
  return {
    subject: 'You already have an Octavo account',
    preview: 'Sign in instead of signing up.',
    heading: 'You already have an account',
    displayName,
    paragraphs: [
      'Someone, most likely you, tried to sign up for Octavo with this address. It already has an account, so nothing changed.',
      'Sign in as usual. If you forgot the password, choose ‘Forgot password?’ on the sign-in page.',
    ],
    action: { label: 'Go to sign-in', href: link ?? `${site.publicUrl}/auth` },
    notes: ["If it wasn't you, you don't need to do anything: your account is safe."],
    reason: 'someone tried to create a second account with this address.',
  };
}
