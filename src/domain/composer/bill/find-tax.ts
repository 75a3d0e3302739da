import type { Bill } from '../../content/blocks/bill.ts';
import { billTotals, minorDigits } from '../../content/derive/bill-totals.ts';
import type { BillOption } from './bill-option.ts';

type Tax = NonNullable<BillOption['tax']>;

/** Most decimals of a percentage. */
const mostDecimals = 1;
/** Bills with more lines are not searched for the lines that are taxed. */
const mostLines = 10;

const withTax = (bill: Bill, label: string, percent: number): Bill => ({
  ...bill,
  taxes: [...(bill.taxes ?? []), { label, percent }],
});

/** Returns the bill with a tax, whose percentage is found from its amount if it isn't given; null if none fits. */
export function withFoundPercent(bill: Bill, { label, percent, amount = 0 }: Tax): Bill | null {
  if (percent !== undefined) return withTax(bill, label, percent);
  const { subtotalMinor, discounts, isPriced } = billTotals(bill);
  const scale = 10 ** minorDigits(bill.currency);
  const minor = Math.round(amount * scale);
  const gross = subtotalMinor - discounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const base = bill.inclusive ? gross - minor : gross;
  if (!isPriced || base <= 0 || minor < 0) return null;
  for (let decimals = 0; decimals <= mostDecimals; decimals++) {
    const found = Math.round((minor / base) * 100 * 10 ** decimals) / 10 ** decimals;
    if (found <= 0 || found > 100) continue;
    const made = withTax(bill, label, found);
    if (billTotals(made).taxes.at(-1)?.amountMinor === minor) return made;
  }
  return null;
}

/** Returns the bill with a tax of some lines only: those of which it makes its amount. Null if it isn't clear which. */
export function taxOfSome(bill: Bill, { label, percent = 0, amount = 0 }: Tax): Bill | null {
  const { lineMinor, isPriced } = billTotals(bill);
  if (!isPriced || bill.taxes || bill.inclusive || bill.discounts || lineMinor.length > mostLines)
    return null;
  const minor = Math.round(amount * 10 ** minorDigits(bill.currency));
  const sets = Array.from({ length: Math.max(0, 2 ** lineMinor.length - 2) }, (_, at) => at + 1).filter(
    (set) => {
      const sum = lineMinor.reduce<number>((all, line, at) => all + ((set >> at) & 1 ? (line ?? 0) : 0), 0);
      return Math.abs((sum * percent) / 100 - minor) <= 0.5;
    },
  );
  const sizeOf = (set: number): number => lineMinor.filter((_, at) => (set >> at) & 1).length;
  const most = Math.max(0, ...sets.map(sizeOf));
  const [taxed, ...others] = sets.filter((set) => sizeOf(set) === most);
  if (taxed === undefined || others.length > 0) return null;
  const lines = bill.lines.map((line, at) => ((taxed >> at) & 1 ? line : { ...line, tax: 0 }));
  return withTax({ ...bill, lines }, label, percent);
}
