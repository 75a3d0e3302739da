import type { MailData } from '../mail-to-send.ts';
import type { MailContent, MailSite } from './mail-content.ts';

export function paymentFailed(
  { displayName, plan, staysUntil, isOver }: MailData<'payment_failed'>,
  site: MailSite,
): MailContent {
  const { t, language } = site;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(staysUntil);
  return {
    subject: t.paymentSubject(plan),
    preview: isOver ? t.paymentPreviewOver : t.paymentPreview(day),
    heading: t.paymentHeading,
    displayName,
    paragraphs: [
      isOver ? t.paymentTextOver(plan, day) : t.paymentText(plan, day),
      t.paymentNextStep,
      t.paymentOtherwise,
    ],
    action: { label: t.openMembership, href: `${site.publicUrl}/membership` },
    notes: [t.paymentNote],
    reason: t.paymentReason(plan),
  };
}
