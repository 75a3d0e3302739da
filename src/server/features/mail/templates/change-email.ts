import type { MailData } from '../mail-to-send.ts';
import { singleUse } from './link-life.ts';
import type { MailContent } from './mail-content.ts';

export function changeEmail({ link, validMinutes, displayName }: MailData<'change_email'>): MailContent {
  return {
    subject: 'Confirm your new email for Octavo',
    preview: 'Until you do, your account keeps its current address.',
    heading: 'Confirm your new email',
    displayName,
    paragraphs: [
      "Someone entered this as the new address of an Octavo account. Confirm that it's yours; until then the account keeps its current address.",
    ],
    action: { label: 'Confirm new email', href: link },
    notes: [
      singleUse(validMinutes),
      "If you don't have an Octavo account, ignore this email: nothing will change.",
    ],
    reason: 'it was entered as the new address of an Octavo account.',
  };
}
