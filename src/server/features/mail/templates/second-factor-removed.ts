import type { MailData } from '../mail-to-send.ts';
import type { MailContent, MailSite } from './mail-content.ts';

export function secondFactorRemoved(
  { displayName }: MailData<'second_factor_removed'>,
  site: MailSite,
): MailContent {
  return {
    subject: 'Two-factor sign-in was turned off for Octavo',
    preview: 'Your password alone now opens your account.',
    heading: 'Two-factor sign-in is off',
    displayName,
    paragraphs: [
      'Codes of the authenticator app are no longer asked for when you sign in to Octavo. You can turn them on again on your profile page.',
    ],
    action: { label: 'Open your profile', href: `${site.publicUrl}/profile` },
    notes: ['If you did not turn it off, change your password now and sign out all other devices there.'],
    reason: 'the security of your Octavo account changed.',
  };
}
