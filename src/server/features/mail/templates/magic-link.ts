import type { MailData } from '../mail-to-send.ts';
import { singleUse } from './link-life.ts';
import type { MailContent, MailSite } from './mail-content.ts';

export function magicLink(
  { link, validMinutes, displayName }: MailData<'magic_link'>,
  site: MailSite,
): MailContent {
  const { t } = site;
  return {
    subject: t.signInSubject,
    preview: t.signInPreview,
    heading: t.signInHeading,
    displayName,
    paragraphs: [t.signInText],
    action: { label: t.signInAction, href: link },
    notes: [singleUse(validMinutes, site), t.signInNote],
    reason: t.signInReason,
  };
}
