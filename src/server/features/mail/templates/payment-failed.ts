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
    preview: isOver ? 'Your plan rests until it is paid.' : `Your plan stays until ${day}.`,
    heading: 'A payment failed',
    displayName,
    paragraphs: [
      isOver
        ? `The payment for your ${plan} plan did not go through. The plan stayed until ${day} and rests until it is paid.`
        : `The payment for your ${plan} plan did not go through. Your plan stays as it is until ${day}.`,
      'What to do: open your membership, choose ‘Cards and invoices’, and see that the card is good and has money on it. The payment is then tried again, and nothing else changes.',
      'Without a payment you are on the Basic plan afterwards. Nothing is deleted: all your documents can be read and exported.',
    ],
    action: { label: 'Open your membership', href: `${site.publicUrl}/membership` },
    notes: ['If you have paid in the meantime, there is nothing to do.'],
    reason: `the payment for the ${plan} plan of your account failed. It comes once for an invoice.`,
  };
}
