import type { MailData } from '../mail-to-send.ts';
import type { MailContent, MailSite } from './mail-content.ts';

export function secondFactorAdded(
  { displayName }: MailData<'second_factor_added'>,
  site: MailSite,
): MailContent {
  return {
    subject: 'Two-factor sign-in was turned on for Octavo',
    preview: 'Signing in with your password now also takes a code.',
    heading: 'Two-factor sign-in is on',
    displayName,
    paragraphs: [
      'Octavo now asks for a code from your authenticator app when you sign in with your password. Keep your recovery codes: each one signs you in once if you lose your phone.',
    ],
    action: { label: 'Open your profile', href: `${site.publicUrl}/profile` },
    notes: ["If you didn't turn it on, reset your password now and contact support."],
    reason: 'the security of your Octavo account changed.',
  };
}
