import type { MailData } from '../mail-to-send.ts';
import type { MailContent, MailSite } from './mail-content.ts';

export function accountExists(
  { displayName, link }: MailData<'account_exists'>,
  site: MailSite,
): MailContent {
  const { t } = site;
  return {
    subject: t.existsSubject,
    preview: t.existsPreview,
    heading: t.existsHeading,
    displayName,
    paragraphs: [t.existsText, t.existsMore],
    action: { label: t.existsAction, href: link ?? `${site.publicUrl}/auth` },
    notes: [t.existsNote],
    reason: t.existsReason,
  };
}
