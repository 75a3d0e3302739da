import type { MailData } from '../mail-to-send.ts';
import type { MailContent, MailSite } from './mail-content.ts';

const longDay = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

export function paymentFailed(
  { displayName, plan, staysUntil, isOver }: MailData<'payment_failed'>,
  site: MailSite,
): MailContent {
  const day = longDay.format(staysUntil);
  return {
    subject: `The payment for your Octavo ${plan} plan failed`,
    preview: isOver ? 'Your plan is paused until the payment goes through.' : `Your plan stays until ${day}.`,
    heading: 'A payment failed',
    displayName,
    paragraphs: [
      isOver
        ? `The payment for your ${plan} plan didn't go through. The plan was active until ${day} and is paused until the payment goes through.`
        : `The payment for your ${plan} plan didn't go through. Your plan stays active until ${day}.`,
      'Open your membership, choose ‘Cards and invoices’, and check that the card is valid and covered. We then retry the payment; nothing else changes.',
      'Without a payment, your account moves to the Basic plan. Nothing is deleted: you can read and export all your documents.',
    ],
    action: { label: 'Open your membership', href: `${site.publicUrl}/membership` },
    notes: ["If you've already paid, you don't need to do anything."],
    reason: `the payment for the ${plan} plan of your account failed. It comes once for an invoice.`,
  };
}
