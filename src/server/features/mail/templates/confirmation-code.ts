import type { MailData } from '../mail-to-send.ts';
import type { MailContent } from './mail-content.ts';

export function confirmationCode({
  code,
  validMinutes,
  displayName,
}: MailData<'confirmation_code'>): MailContent {
  return {
    subject: 'Your confirmation code for Octavo',
    preview: 'Enter it on your profile page to show that it is you.',
    heading: 'Confirm that it is you',
    displayName,
    paragraphs: [
      'Somebody who is signed in to your account is about to change how it is protected. Enter this code on the profile page if it is you:',
      `${code.slice(0, 3)} ${code.slice(3)}`,
    ],
    notes: [
      `The code works once, within ${validMinutes} minutes, in the browser that asked for it.`,
      'If it was not you, sign out all other devices on your profile page.',
    ],
    reason: 'your Octavo account asked for a confirmation.',
  };
}
