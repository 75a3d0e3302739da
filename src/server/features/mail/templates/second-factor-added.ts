import type { MailData } from '../mail-to-send.ts';
import type { MailContent, MailSite } from './mail-content.ts';

export function secondFactorAdded(
  { displayName }: MailData<'second_factor_added'>,
  site: MailSite,
): MailContent {
  const { t } = site;
  return {
    subject: t.factorOnSubject,
    preview: t.factorOnPreview,
    heading: t.factorOnHeading,
    displayName,
    paragraphs: [t.factorOnText],
    action: { label: t.openProfile, href: `${site.publicUrl}/profile` },
    notes: [t.factorOnNote],
    reason: t.securityReason,
  };
}
