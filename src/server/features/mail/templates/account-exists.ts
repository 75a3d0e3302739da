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
      'Somebody, most likely you, tried to sign up for Octavo with this address. There is an account with it already, so nothing was changed.',
      'Sign in as usual. If you forgot the password, choose ‘Forgot password?’ on the sign-in page.',
    ],
    action: { label: 'Go to sign-in', href: link ?? `${site.publicUrl}/auth` },
    notes: ['If it was not you, there is nothing to do: nobody got into your account.'],
    reason: 'somebody tried to open a second account with this address.',
  };
}
