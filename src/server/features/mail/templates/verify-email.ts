import type { MailData } from '../mail-to-send.ts';
import { singleUse } from './link-life.ts';
import type { MailContent, MailSite } from './mail-content.ts';

export function verifyEmail(
  { link, validMinutes, displayName }: MailData<'verify_email'>,
  site: MailSite,
): MailContent {
  const { t } = site;
  return {
    subject: t.verifySubject,
    preview: t.verifyPreview,
    heading: t.verifyHeading,
    displayName,
    paragraphs: [t.verifyText],
    action: { label: t.verifyAction, href: link },
    notes: [singleUse(validMinutes, site), t.verifyNote],
    reason: t.verifyReason,
  };
}
