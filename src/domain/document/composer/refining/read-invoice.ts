import type { Gap, InvoiceContent, InvoiceLine, Party } from '../brief.ts';
import { findAmounts, toMinor } from '../reading/amounts.ts';
import { assumedCurrency } from '../reading/currency.ts';
import { normaliseNumber } from '../reading/decimal.ts';
import type { DocumentView, Part } from './document-view.ts';

const minus = /[-−–(]/;

/** Minor units of a figure as the layout writes it in any language: '1,140.00', '1 140,00', '−50.00'. */
function minorOf(text: string, currency: string): number {
  const digits = text.replace(/[^\d.,'’]/g, '').replace(/^[.,]+|[.,]+$/g, '');
  if (!digits) return 0;
  const minor = toMinor(normaliseNumber(digits), currency);
  return minus.test(text) ? -minor : minor;
}

const factOf = (part: Part | undefined): string | Gap | null => {
  if (!part) return null;
  return part.gap === null ? part.text : { placeholder: part.gap };
};

function party(view: DocumentView, side: 'from' | 'to'): Party {
  const lines = view.parts.filter(({ id }) => id.startsWith(`${side}.line.`));
  return {
    name: factOf(view.byId.get(`${side}.name`)) ?? '',
    lines: lines.flatMap((part) => factOf(part) ?? []),
  };
}

function lineAt(view: DocumentView, id: string, currency: string): InvoiceLine {
  const text = (name: string): string => view.byId.get(`${id}.${name}`)?.text ?? '';
  const [, figure = '1', unit = ''] = /^([\d.,'’\s]+)(.*)$/u.exec(text('quantity')) ?? [];
  const detail = view.byId.get(`${id}.detail`)?.text;
  return {
    description: text('description'),
    ...(detail ? { detail } : {}),
    quantity: Number(normaliseNumber(figure.trim())) || 1,
    ...(unit.trim() ? { unit: unit.trim() } : {}),
    rateMinor: minorOf(text('rate'), currency),
    amountMinor: minorOf(text('amount'), currency),
    ...(view.byId.get(`${id}.description`)?.gap ? { isOpen: true } : {}),
  };
}

function currencyOf(view: DocumentView): string {
  const named = view.byId.get('amount.currency')?.text;
  const total = findAmounts(view.byId.get('total.amount')?.text ?? '')[0]?.currency;
  return total ?? named ?? assumedCurrency(view.article.language.split('-')[0] ?? 'en');
}

function sum(
  view: DocumentView,
  name: string,
  currency: string,
): { label: string; amountMinor: number } | undefined {
  const amount = view.byId.get(`total.${name}.amount`)?.text;
  if (amount === undefined) return undefined;
  return {
    label: view.byId.get(`total.${name}.label`)?.text ?? '',
    amountMinor: Math.abs(minorOf(amount, currency)),
  };
}

/** The percentage in a label such as 'VAT 8.1%'; 0 when there is none. */
export function percentIn(label: string): number {
  const amount = findAmounts(label).find(({ isPercent }) => isPercent);
  return amount ? Number(amount.decimal) : 0;
}

/** An invoice as it stands on the page; null when the page is none. Dates are the text that stands there. */
export function readInvoice(view: DocumentView): InvoiceContent | null {
  if (!view.byId.has('totals') || !view.byId.has('lines')) return null;
  const currency = currencyOf(view);
  const lines = view.parts
    .filter(({ id, tag }) => tag === 'tr' && /^lines\.\d+$/.test(id))
    .map(({ id }) => lineAt(view, id, currency));
  const text = (id: string): string | undefined => view.byId.get(id)?.text;
  const tax = sum(view, 'tax', currency);
  const discount = sum(view, 'discount', currency);
  const paid = sum(view, 'paid', currency);
  const terms = text('terms');
  const amountLabel = text('amount.label');
  const subject = text('subject');
  const note = text('note.text');
  const labels = view.parts.filter(({ id }) => /^payment\.\d+\.label$/.test(id));
  return {
    kind: 'invoice',
    heading: text('heading') ?? '',
    number: factOf(view.byId.get('number')) ?? '',
    issuedOn: text('issued') ?? '',
    dueOn: text('due') ?? null,
    ...(terms ? { terms } : {}),
    from: party(view, 'from'),
    to: party(view, 'to'),
    ...(subject ? { subject } : {}),
    currency,
    lines,
    subtotalMinor: lines.reduce((total, line) => total + line.amountMinor, 0),
    ...(discount ? { discount } : {}),
    ...(tax ? { tax: { ...tax, percent: percentIn(tax.label) } } : {}),
    ...(paid ? { paid } : {}),
    ...(amountLabel ? { amountLabel } : {}),
    totalMinor: minorOf(text('total.amount') ?? '', currency),
    payment: labels.map(({ id, text: label }) => ({
      label,
      value: factOf(view.byId.get(id.replace('.label', '.value'))) ?? '',
    })),
    ...(note ? { note } : {}),
  };
}
