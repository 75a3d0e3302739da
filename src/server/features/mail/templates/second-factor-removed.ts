import type { MailData } from '../mail-to-send.ts';
import type { MailContent, MailSite } from './mail-content.ts';

export function secondFactorRemoved(
  { displayName }: MailData<'second_factor_removed'>,
  site: MailSite,
): MailContent {
  return {
    subject: 'Two-factor sign-in was turned off for Octavo',
    preview: 'Your account now opens with your password alone.',
    heading: 'Two-factor sign-in is off',
    displayName,
    paragraphs: [
      'Octavo no longer asks for authenticator codes when you sign in. You can turn them on again on your profile page.',
    ],
    action: { label: 'Open your profile', href: `${site.publicUrl}/profile` },
    notes: ["If you didn't turn it off, change your password now and sign out all other devices."],
    reason: 'the security of your Octavo account changed.',
  };
}
