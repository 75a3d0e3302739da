import type { MailData } from '../mail-to-send.ts';
import { singleUse } from './link-life.ts';
import type { MailContent } from './mail-content.ts';

export function changeEmail({ link, validMinutes, displayName }: MailData<'change_email'>): MailContent {
  return {
    subject: 'Confirm your new email for Octavo',
    preview: 'Until you do, your account keeps the address it has.',
    heading: 'Confirm your new email',
    displayName,
    paragraphs: [
      'This is to be the new address of an Octavo account. Confirm that it is yours; until then the account keeps the address it has.',
    ],
    action: { label: 'Confirm new email', href: link },
    notes: [
      singleUse(validMinutes),
      'If you have no account at Octavo, ignore this mail: nothing will change.',
    ],
    reason: 'it was entered as the new address of an Octavo account.',
  };
}
