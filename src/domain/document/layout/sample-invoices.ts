import type { InvoiceContent, InvoiceLine } from '../brief.ts';

const invoiceWork: readonly [string, string | undefined, number, string | undefined, number][] = [
  ['Interface design', 'Checkout and account pages', 12, 'hours', 9500],
  ['Workshop', 'Half a day, on site', 1, undefined, 20000],
  ['Icon set, drawn for the shop', undefined, 24, 'pieces', 1850],
  ['Accessibility review', 'WCAG 2.2 AA, with a written report', 2, 'days', 62000],
  ['Prototype in the browser', undefined, 3, 'days', 62000],
  ['User interviews', 'Six people, recorded and transcribed', 6, 'pieces', 12000],
  ['Travel, Lisbon to Porto and back', undefined, 2, 'trips', 4640],
];

/** An invoice with as many lines as wished; the first two make the well-known $1,340.00. */
export function sampleInvoice(lineCount: number): InvoiceContent {
  const lines = Array.from({ length: lineCount }, (_, index): InvoiceLine => {
    const [description, detail, quantity, unit, rateMinor] = invoiceWork[index % invoiceWork.length] ?? [
      'Design',
      undefined,
      1,
      undefined,
      10000,
    ];
    return {
      description,
      quantity,
      rateMinor,
      amountMinor: Math.round(quantity * rateMinor),
      ...(detail === undefined ? {} : { detail }),
      ...(unit === undefined ? {} : { unit }),
    };
  });
  const totalMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0);
  return {
    kind: 'invoice',
    heading: 'Invoice',
    number: '2026-014',
    issuedOn: '2026-11-21',
    dueOn: '2026-12-05',
    from: {
      name: 'Studio Marlowe',
      lines: ['14 Bakehouse Yard', 'Portland, OR 97205', 'hello@marlowe.example'],
    },
    to: { name: 'Acme Corp', lines: ['Ingrid Sorley, Accounts', '200 Harbour Street', 'Boston, MA 02110'] },
    currency: 'USD',
    lines,
    subtotalMinor: totalMinor,
    totalMinor,
    payment: [
      { label: 'Bank', value: 'First Harbour Bank' },
      { label: 'Account', value: '3192 6819 04' },
      { label: 'Reference', value: '2026-014' },
    ],
  };
}

/** What a one-line prompt gives: the parties' details are gaps. */
export function sampleInvoiceWithGaps(): InvoiceContent {
  return {
    ...sampleInvoice(2),
    number: { placeholder: 'Invoice number' },
    from: { name: { placeholder: 'Your name' }, lines: [{ placeholder: 'Your address' }] },
    to: { name: 'Acme Corp', lines: [{ placeholder: 'Client address' }] },
    terms: '14 days',
    payment: [
      { label: 'Bank', value: { placeholder: 'Bank name' } },
      { label: 'IBAN', value: { placeholder: 'Account number' } },
      { label: 'Reference', value: { placeholder: 'Payment reference' } },
    ],
  };
}
