import type { MailData } from '../mail-to-send.ts';
import { singleUse } from './link-life.ts';
import type { MailContent, MailSite } from './mail-content.ts';

export function resetPassword(
  { link, validMinutes, displayName }: MailData<'reset_password'>,
  site: MailSite,
): MailContent {
  const { t } = site;
  return {
    subject: t.resetSubject,
    preview: t.resetPreview,
    heading: t.resetHeading,
    displayName,
    paragraphs: [t.resetText],
    action: { label: t.resetAction, href: link },
    notes: [singleUse(validMinutes, site), t.resetNote],
    reason: t.resetReason,
  };
}
