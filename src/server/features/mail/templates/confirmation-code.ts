import type { MailData } from '../mail-to-send.ts';
import type { MailContent } from './mail-content.ts';

export function confirmationCode({
  code,
  validMinutes,
  displayName,
}: MailData<'confirmation_code'>): MailContent {
  return {
    subject: 'Your confirmation code for Octavo',
    preview: "Enter it on your profile page to confirm it's you.",
    heading: 'Confirm that it is you',
    displayName,
    paragraphs: [
      "Someone signed in to your account wants to change its security settings. If it's you, enter this code on the profile page:",
      `${code.slice(0, 3)} ${code.slice(3)}`,
    ],
    notes: [
      `The code works once, within ${validMinutes} minutes, in the browser that asked for it.`,
      "If it wasn't you, sign out all other devices on your profile page.",
    ],
    reason: 'your Octavo account asked for a confirmation.',
  };
}
