import type { MailData } from '../mail-to-send.ts';
import type { MailContent, MailSite } from './mail-content.ts';
import { helper } from './mail-site.ts';

export function emailChangedNotice(
  { displayName }: MailData<'email_changed_notice'>,
  site: MailSite,
): MailContent {
  const { t } = site;
  return {
    subject: t.changedSubject,
    preview: t.changedPreview,
    heading: t.changedHeading,
    displayName,
    paragraphs: [t.changedText],
    notes: [t.changedNote(helper(site))],
    reason: t.changedReason,
  };
}
