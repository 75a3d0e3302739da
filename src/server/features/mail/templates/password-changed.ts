import type { MailData } from '../mail-to-send.ts';
import type { MailContent, MailSite } from './mail-content.ts';

const longDay = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

export function passwordChanged(
  { displayName, apiKeys, areKeysRevoked }: MailData<'password_changed'>,
  site: MailSite,
): MailContent {
  const names = apiKeys.map(({ name, prefix, lastUsedAt }) => {
    const use = lastUsedAt ? `last used on ${longDay.format(lastUsedAt)}` : 'never used';
    return `${name} (${prefix}…), ${use}`;
  });
  const about = areKeysRevoked ? 'These API keys were revoked:' : 'These API keys still work:';
  return {
    subject: 'Your Octavo password was changed',
    preview: 'All other devices are signed out.',
    heading: 'Your password was changed',
    displayName,
    paragraphs: [
      'The password of your Octavo account was changed, and all other devices are signed out.',
      ...(names.length > 0 ? [about, ...names] : []),
    ],
    action:
      names.length > 0 && !areKeysRevoked
        ? { label: 'Review your API keys', href: `${site.publicUrl}/membership` }
        : { label: 'Open your profile', href: `${site.publicUrl}/profile` },
    notes: [
      "If you didn't change it, reset your password now with ‘Forgot password?’ on the sign-in page, then revoke all API keys.",
    ],
    reason: 'the security of your Octavo account changed.',
  };
}
