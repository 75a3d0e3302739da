import type { BillLine } from '../../content/blocks/bill.ts';
import type { PageOf } from '../../content/document-content.ts';
import type { Sample } from './sample-contents.ts';

type Invoice = PageOf<'invoice'>;

const invoiceWork: readonly BillLine[] = [
  {
    description: 'Interface design',
    detail: 'Checkout and account pages',
    quantity: 12,
    unit: 'hours',
    rate: 95,
  },
  { description: 'Workshop', detail: 'Half a day, on site', quantity: 1, rate: 200 },
  { description: 'Icon set, drawn for the shop', quantity: 24, unit: 'pieces', rate: 18.5 },
  {
    description: 'Accessibility review',
    detail: 'WCAG 2.2 AA, with a written report',
    quantity: 2,
    unit: 'days',
    rate: 620,
  },
  { description: 'Prototype in the browser', quantity: 3, unit: 'days', rate: 620 },
  {
    description: 'User interviews',
    detail: 'Six people, recorded and transcribed',
    quantity: 6,
    unit: 'pieces',
    rate: 120,
  },
  { description: 'Travel, Lisbon to Porto and back', quantity: 2, unit: 'trips', rate: 46.4 },
];

const fallbackLine: BillLine = { description: 'Design', quantity: 1, rate: 100 };

export function sampleInvoicePage(lineCount: number, changes: Partial<Invoice> = {}): Invoice {
  return {
    layout: 'invoice',
    title: 'Invoice',
    number: '2026-014',
    issued: '2026-11-21',
    due: '2026-12-05',
    from: {
      name: 'Studio Marlowe',
      lines: ['14 Bakehouse Yard', 'Portland, OR 97205', 'hello@marlowe.example'],
    },
    to: { name: 'Acme Corp', lines: ['Ingrid Sorley, Accounts', '200 Harbour Street', 'Boston, MA 02110'] },
    currency: 'USD',
    lines: Array.from(
      { length: lineCount },
      (_, index) => invoiceWork[index % invoiceWork.length] ?? fallbackLine,
    ),
    payment: [
      { label: 'Bank', value: 'First Harbour Bank' },
      { label: 'Account', value: '3192 6819 04' },
      { label: 'Reference', value: '2026-014' },
    ],
    ...changes,
  };
}

/** An invoice with `lineCount` lines; the first two come to $1,340.00. */
export function sampleInvoice(lineCount: number, changes: Partial<Invoice> = {}): Sample {
  return { head: {}, pages: [sampleInvoicePage(lineCount, changes)] };
}

/** The result of a one-line prompt: the parties' details are placeholders. */
export function sampleInvoiceWithGaps(): Sample {
  return sampleInvoice(2, {
    number: '[[Invoice number]]',
    from: { name: '[[Your name]]', lines: ['[[Your address]]'] },
    to: { name: 'Acme Corp', lines: ['[[Client address]]'] },
    terms: '14 days',
    payment: [
      { label: 'Bank', value: '[[Bank name]]' },
      { label: 'IBAN', value: '[[Account number]]' },
      { label: 'Reference', value: '[[Payment reference]]' },
    ],
  });
}
