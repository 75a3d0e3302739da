import type { MailData } from '../mail-to-send.ts';
import type { MailContent, MailSite } from './mail-content.ts';
import { helper } from './mail-site.ts';

export function accountDeleted({ displayName }: MailData<'account_deleted'>, site: MailSite): MailContent {
  const { t } = site;
  return {
    subject: t.deletedSubject,
    preview: t.deletedPreview,
    heading: t.deletedHeading,
    displayName,
    paragraphs: [t.deletedText, t.deletedMore],
    notes: [t.deletedNote(helper(site))],
    reason: t.deletedReason,
  };
}
