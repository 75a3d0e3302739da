import type { MailToSend } from '../mail-to-send.ts';
import { accountDeleted } from './account-deleted.ts';
import { accountExists } from './account-exists.ts';
import { changeEmail } from './change-email.ts';
import { confirmationCode } from './confirmation-code.ts';
import { emailChangedNotice } from './email-changed-notice.ts';
import { htmlLayout } from './html-layout.ts';
import { magicLink } from './magic-link.ts';
import type { MailContent, MailSite, WrittenMail } from './mail-content.ts';
import { passwordChanged } from './password-changed.ts';
import { paymentFailed } from './payment-failed.ts';
import { resetPassword } from './reset-password.ts';
import { secondFactorAdded } from './second-factor-added.ts';
import { secondFactorRemoved } from './second-factor-removed.ts';
import { textLayout } from './text-layout.ts';
import { verifyEmail } from './verify-email.ts';

/**
 * Writes an email from its template.
 * @throws Error if its link leads outside this server; emails never contain such links
 */
export function writeMail(mail: MailToSend, site: MailSite): WrittenMail {
  const content = contentOf(mail, site);
  if (content.action) refuseForeignLink(content.action.href, site);
  return {
    subject: content.subject,
    text: textLayout(content, site),
    html: htmlLayout(content, site),
  };
}

function contentOf(mail: MailToSend, site: MailSite): MailContent {
  switch (mail.kind) {
    case 'verify_email':
      return verifyEmail(mail.data, site);
    case 'magic_link':
      return magicLink(mail.data, site);
    case 'reset_password':
      return resetPassword(mail.data, site);
    case 'account_exists':
      return accountExists(mail.data, site);
    case 'email_changed_notice':
      return emailChangedNotice(mail.data, site);
    case 'change_email':
      return changeEmail(mail.data, site);
    case 'confirmation_code':
      return confirmationCode(mail.data, site);
    case 'second_factor_added':
      return secondFactorAdded(mail.data, site);
    case 'second_factor_removed':
      return secondFactorRemoved(mail.data, site);
    case 'password_changed':
      return passwordChanged(mail.data, site);
    case 'payment_failed':
      return paymentFailed(mail.data, site);
    case 'account_deleted':
      return accountDeleted(mail.data, site);
  }
}

/** Throws for foreign links. The link is a secret, so the error doesn't contain it. */
function refuseForeignLink(href: string, site: MailSite): void {
  if (URL.parse(href)?.origin !== new URL(site.publicUrl).origin || /[\s\p{C}]/u.test(href)) {
    throw new Error('The link of a mail does not lead to OCTAVO_PUBLIC_URL.');
  }
}
