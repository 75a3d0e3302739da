import { billTotals } from '../../content/derive/bill-totals.ts';
import { rateMinorOf } from '../../document/layout/blocks/bill-table.ts';
import { formatMoney, formatQuantity } from '../../document/layout/format-money.ts';
import { fold } from '../lexicon/fold.ts';
import { tell } from '../speech/saying.ts';
import { billIn } from './add-line.ts';
import { partTerms } from './part-terms.ts';
import { valueAt } from './parts.ts';
import { unitOf } from './place-operations.ts';
import { type Request, refuse, type Step } from './request.ts';

/** 'Why is the total 390?': the sum in figures, line by line. Null for other questions, and without a price. */
export function explainTotal(request: Request): Step | null {
  const { text, languages, content } = request;
  const place = billIn(request);
  const asks = partTerms(fold(text), languages).some(({ names }) => names.includes('total'));
  if (!place || !asks) return null;
  const bill = valueAt(unitOf(content, place.unit), place.path) as Parameters<typeof billTotals>[0];
  const totals = billTotals(bill);
  if (!totals.isPriced) return null;
  const money = (minor: number): string => formatMoney(minor, bill.currency, content.language).full;
  const terms = bill.lines.map(({ quantity, rate, discount }, at) =>
    quantity === 1 || rate === null || discount
      ? money(totals.lineMinor[at] ?? 0)
      : `${formatQuantity(quantity, content.language)} × ${money(rateMinorOf(rate, bill.currency))}`,
  );
  const changes = [
    ...totals.discounts.map(({ label, amountMinor }) => ` − ${money(amountMinor)} (${label})`),
    ...(bill.inclusive
      ? []
      : totals.taxes.map(({ label, amountMinor }) => ` + ${money(amountMinor)} (${label})`)),
    ...totals.withheld.map(({ label, amountMinor }) => ` − ${money(amountMinor)} (${label})`),
  ];
  return refuse(
    tell('sumIs', { sum: terms.join(' + ') + changes.join(''), total: money(totals.totalMinor) }),
  );
}
