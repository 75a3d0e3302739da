import type { MailData } from '../mail-to-send.ts';
import type { MailContent, MailSite } from './mail-content.ts';

export function secondFactorRemoved(
  { displayName }: MailData<'second_factor_removed'>,
  site: MailSite,
): MailContent {
  const { t } = site;
  return {
    subject: t.factorOffSubject,
    preview: t.factorOffPreview,
    heading: t.factorOffHeading,
    displayName,
    paragraphs: [t.factorOffText],
    action: { label: t.openProfile, href: `${site.publicUrl}/profile` },
    notes: [t.factorOffNote],
    reason: t.securityReason,
  };
}
