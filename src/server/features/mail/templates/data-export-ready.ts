import type { MailData } from '../mail-to-send.ts';
import { manyUses } from './link-life.ts';
import type { MailContent } from './mail-content.ts';

export function dataExportReady({
  link,
  validMinutes,
  displayName,
}: MailData<'data_export_ready'>): MailContent {
  return {
    subject: 'Your Octavo data is ready to download',
    preview: 'One zip file with your profile, chats and documents.',
    heading: 'Your data is ready',
    displayName,
    paragraphs: [
      'The copy of your data you asked for is ready: one zip file with your profile, chats and documents.',
    ],
    action: { label: 'Download your data', href: link },
    notes: [manyUses(validMinutes), 'Keep the file to yourself: it holds everything you made.'],
    reason: 'a copy of the data of your Octavo account was asked for.',
  };
}
