import type { Bill, BillLine } from '../blocks/bill.ts';
import { type Decimal, decimal, divideRounded, multiply, percentOf, toScale } from './decimal.ts';

export interface TaxTotal {
  readonly label: string;
  readonly percent: number;
  /** Net amount that the tax is computed from, after discounts. */
  readonly baseMinor: number;
  readonly amountMinor: number;
}

export interface DiscountTotal {
  readonly label: string;
  /** Absent for fixed amounts. */
  readonly percent?: number | undefined;
  readonly amountMinor: number;
}

/** All amounts in minor units of the currency (cents). */
export interface BillTotals {
  /** One per line; null if the rate is unknown. */
  readonly lineMinor: readonly (number | null)[];
  readonly subtotalMinor: number;
  readonly discounts: readonly DiscountTotal[];
  readonly taxes: readonly TaxTotal[];
  /** Computed from the net amount, and subtracted after tax. */
  readonly withheld: readonly TaxTotal[];
  /** Subtotal minus discounts, plus tax unless the rates include it, minus what is withheld. */
  readonly totalMinor: number;
  readonly paid: readonly { readonly label: string; readonly amountMinor: number }[];
  /** Total minus payments. */
  readonly dueMinor: number;
  /** False if a line has no rate; then the total is unknown. */
  readonly isPriced: boolean;
}

/**
 * Returns the number of decimals of a currency: 2 for EUR, 0 for JPY, 3 for KWD.
 * @throws RangeError for an invalid code.
 */
export function minorDigits(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

interface TaxGroup {
  readonly taxes: readonly { readonly label: string; readonly percent: Decimal; readonly number: number }[];
  sum: bigint;
}

/** Returns the taxes of a line. Lines with the same taxes are summed before rounding. */
function taxesOf(line: BillLine, { taxes = [] }: Bill): TaxGroup['taxes'] {
  const own = line.tax;
  const given = own === undefined ? taxes : own === 0 ? [] : [{ label: taxes[0]?.label ?? '', percent: own }];
  return given.map(({ label, percent }) => ({ label, percent: decimal(percent), number: percent }));
}

/**
 * Splits a whole in proportion to the weights so that the parts add up exactly; the largest remainders get
 * the rest.
 */
export function allocate(whole: bigint, weights: readonly bigint[]): readonly bigint[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  if (sum === 0n) return weights.map((_, at) => (at === 0 ? whole : 0n));
  const parts = weights.map((weight) => (whole * weight) / sum);
  const left = whole - parts.reduce((total, part) => total + part, 0n);
  const unit = left < 0n ? -1n : 1n;
  const byRemainder = weights
    .map((weight, at) => ({
      at,
      rest: unit * (whole * weight - (parts[at] ?? 0n) * sum) * (sum < 0n ? -1n : 1n),
    }))
    .sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest < b.rest ? 1 : -1));
  const receivers = new Set(byRemainder.slice(0, Number(left * unit)).map(({ at }) => at));
  return parts.map((part, at) => (receivers.has(at) ? part + unit : part));
}

/**
 * Computes all amounts of a bill. Lines are rounded to the currency's minor unit. Discounts apply in order
 * and are spread over the tax rates in proportion. Each tax is rounded once, for all lines with the same
 * taxes. So every printed figure can be recomputed from the figures above it.
 */
export function billTotals(bill: Bill): BillTotals {
  const digits = minorDigits(bill.currency);
  const minorOf = (amount: number): bigint => toScale(decimal(amount), digits);
  const amounts = bill.lines.map(({ quantity, rate, discount }) => {
    if (rate === null) return null;
    const gross = toScale(multiply(decimal(quantity), decimal(rate)), digits);
    return discount === undefined ? gross : gross - percentOf(gross, decimal(discount));
  });
  const subtotal = amounts.reduce<bigint>((sum, amount) => sum + (amount ?? 0n), 0n);

  let rest = subtotal;
  const discounts = (bill.discounts ?? []).map(({ label, percent, amount }) => {
    const off = percent === undefined ? minorOf(amount ?? 0) : percentOf(rest, decimal(percent));
    rest -= off;
    return { label, percent, amountMinor: Number(off) };
  });

  const groups = new Map<string, TaxGroup>();
  for (const [at, line] of bill.lines.entries()) {
    const taxes = taxesOf(line, bill);
    const key = taxes.map(({ label, number }) => `${number} ${label}`).join('\n');
    const group = groups.get(key) ?? { taxes, sum: 0n };
    group.sum += amounts[at] ?? 0n;
    groups.set(key, group);
  }
  const list = [...groups.values()];
  const shares = allocate(
    rest,
    list.map(({ sum }) => sum),
  );
  const totals = new Map<string, { label: string; percent: number; base: bigint; amount: bigint }>();
  for (const [at, { taxes }] of list.entries()) {
    for (const tax of taxesFrom(shares[at] ?? 0n, taxes, bill.inclusive === true)) {
      const key = `${tax.percent} ${tax.label}`;
      const known = totals.get(key);
      if (known) {
        known.base += tax.base;
        known.amount += tax.amount;
      } else totals.set(key, { ...tax });
    }
  }
  const taxes = [...totals.values()];
  const added = bill.inclusive ? 0n : sumOf(taxes);
  const net = bill.inclusive ? rest - sumOf(taxes) : rest;
  const withheld = (bill.withheld ?? []).map(({ label, percent }) => ({
    label,
    percent,
    base: net,
    amount: percentOf(net, decimal(percent)),
  }));
  const total = rest + added - sumOf(withheld);
  const paid = (bill.paid ?? []).map(({ label, amount }) => ({ label, amount: minorOf(amount) }));
  return {
    lineMinor: amounts.map((amount) => (amount === null ? null : Number(amount))),
    subtotalMinor: Number(subtotal),
    discounts,
    taxes: taxes.map(inMinor),
    withheld: withheld.map(inMinor),
    totalMinor: Number(total),
    paid: paid.map(({ label, amount }) => ({ label, amountMinor: Number(amount) })),
    dueMinor: Number(paid.reduce((left, { amount }) => left - amount, total)),
    isPriced: amounts.every((amount) => amount !== null),
  };
}

interface TaxSum {
  readonly label: string;
  readonly percent: number;
  readonly base: bigint;
  readonly amount: bigint;
}

const sumOf = (taxes: readonly TaxSum[]): bigint => taxes.reduce((sum, { amount }) => sum + amount, 0n);

const inMinor = ({ label, percent, base, amount }: TaxSum): TaxTotal => ({
  label,
  percent,
  baseMinor: Number(base),
  amountMinor: Number(amount),
});

/** Computes the taxes on a sum: added on top, or included in it. */
function taxesFrom(
  sum: bigint,
  taxes: TaxGroup['taxes'],
  isInclusive: boolean,
): readonly { label: string; percent: number; base: bigint; amount: bigint }[] {
  if (!isInclusive) {
    return taxes.map(({ label, percent, number }) => ({
      label,
      percent: number,
      base: sum,
      amount: percentOf(sum, percent),
    }));
  }
  const scale = Math.max(0, ...taxes.map(({ percent }) => percent.scale));
  const whole = 100n * 10n ** BigInt(scale);
  const rates = taxes.map(({ percent }) => percent.digits * 10n ** BigInt(scale - percent.scale));
  const all = rates.reduce((total, rate) => total + rate, 0n);
  const tax = divideRounded(sum * all, whole + all);
  const parts = allocate(tax, rates);
  return taxes.map(({ label, number }, at) => ({
    label,
    percent: number,
    base: sum - tax,
    amount: parts[at] ?? 0n,
  }));
}
