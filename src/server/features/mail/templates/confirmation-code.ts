import type { MailData } from '../mail-to-send.ts';
import type { MailContent, MailSite } from './mail-content.ts';

export function confirmationCode(
  { code, validMinutes, displayName }: MailData<'confirmation_code'>,
  site: MailSite,
): MailContent {
  const { t } = site;
  return {
    subject: t.codeSubject,
    preview: t.codePreview,
    heading: t.codeHeading,
    displayName,
    paragraphs: [t.codeText, `${code.slice(0, 3)} ${code.slice(3)}`],
    notes: [t.codeNote(validMinutes), t.codeOther],
    reason: t.codeReason,
  };
}
