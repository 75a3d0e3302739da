import type { MailData } from '../mail-to-send.ts';
import type { MailContent, MailSite } from './mail-content.ts';

export function passwordChanged(
  { displayName, apiKeys, areKeysRevoked }: MailData<'password_changed'>,
  site: MailSite,
): MailContent {
  const { t, language } = site;
  const longDay = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const names = apiKeys.map(({ name, prefix, lastUsedAt }) =>
    lastUsedAt ? t.keyUsed(name, prefix, longDay.format(lastUsedAt)) : t.keyUnused(name, prefix),
  );
  const about = areKeysRevoked ? t.keysRevoked : t.keysWork;
  return {
    subject: t.passwordSubject,
    preview: t.passwordPreview,
    heading: t.passwordHeading,
    displayName,
    paragraphs: [t.passwordText, ...(names.length > 0 ? [about, ...names] : [])],
    action:
      names.length > 0 && !areKeysRevoked
        ? { label: t.passwordReviewKeys, href: `${site.publicUrl}/membership` }
        : { label: t.openProfile, href: `${site.publicUrl}/profile` },
    notes: [t.passwordNote],
    reason: t.securityReason,
  };
}
