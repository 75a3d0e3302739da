import type { MailData } from '../mail-to-send.ts';
import { singleUse } from './link-life.ts';
import type { MailContent, MailSite } from './mail-content.ts';

export function changeEmail(
  { link, validMinutes, displayName }: MailData<'change_email'>,
  site: MailSite,
): MailContent {
  const { t } = site;
  return {
    subject: t.changeSubject,
    preview: t.changePreview,
    heading: t.changeHeading,
    displayName,
    paragraphs: [t.changeText],
    action: { label: t.changeAction, href: link },
    notes: [singleUse(validMinutes, site), t.changeNote],
    reason: t.changeReason,
  };
}
