import type { MailData } from '../mail-to-send.ts';
import { singleUse } from './link-life.ts';
import type { MailContent } from './mail-content.ts';

export function magicLink({ link, validMinutes, displayName }: MailData<'magic_link'>): MailContent {
  return {
    subject: 'Your sign-in link for Octavo',
    preview: 'Open it on the device where you want to sign in.',
    heading: 'Sign in to Octavo',
    displayName,
    paragraphs: ['Here is the sign-in link you asked for. It needs no password.'],
    action: { label: 'Sign in', href: link },
    notes: [
      singleUse(validMinutes),
      "If you didn't ask for it, ignore this email and don't share the link: it opens your account.",
    ],
    reason: 'a sign-in link was asked for with this address.',
  };
}
