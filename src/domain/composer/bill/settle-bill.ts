import type { Bill, BillLine } from '../../content/blocks/bill.ts';
import { billTotals, minorDigits } from '../../content/derive/bill-totals.ts';
import { escaped, upperFirst } from '../page/say-phrase.ts';
import type { BillOption, BillSlot, StatedSum } from './bill-option.ts';
import { taxOfSome, withFoundPercent } from './find-tax.ts';

export interface SettledBill {
  readonly bill: Bill;
  /** Printed as typed. */
  readonly notes: readonly string[];
  /** Sums as typed that the bill doesn't show. */
  readonly unexplained: readonly StatedSum[];
  /** Whether the typed total, or what is left to pay, is that of the lines. */
  readonly isClosed: boolean;
  /** Whether each row has a part in that, which proves that it is read right. */
  readonly isProven: boolean;
  /** Whether everything that the sums are computed from is certain. */
  readonly isSure: boolean;
}

/** Number of combinations that are tried. */
const mostTried = 400;
/** The least likely combination that is tried. */
const highestCost = 5;
/** The least likely combination in which only the main sum agrees. */
const mostDoubtful = 3;

/** Yields the combinations of readings with a cost, one option of each slot. */
function* combinations(slots: readonly BillSlot[], cost: number, at = 0): Generator<readonly BillOption[]> {
  const slot = slots[at];
  if (!slot) {
    if (cost === 0) yield [];
    return;
  }
  for (const option of slot) {
    if (option.cost > cost) continue;
    for (const others of combinations(slots, cost - option.cost, at + 1)) yield [option, ...others];
  }
}

/** Returns the bill of one combination; null if a tax fits no lines. */
function billOf(options: readonly BillOption[], currency: string): Bill | null {
  const lines = options.flatMap(({ line }): BillLine[] => (line ? [line] : []));
  for (const { off } of options) {
    const own = off && lines[off.line];
    if (off && !own) return null;
    if (off && own) lines[off.line] = { ...own, discount: off.percent };
  }
  const discounts = options.flatMap(({ discount }) => discount ?? []);
  const withheld = options.flatMap((option) => option.withheld ?? []);
  let bill: Bill = {
    currency,
    lines,
    ...(discounts.length > 0 && { discounts }),
    ...(withheld.length > 0 && { withheld }),
  };
  const taxed = options.filter(({ tax }) => tax);
  if (taxed.some(({ isInclusive }) => isInclusive)) bill = { ...bill, inclusive: true };
  if (taxed.some(({ isInclusive = false }) => isInclusive !== (bill.inclusive ?? false))) return null;
  for (const { tax, isOfSome } of taxed) {
    if (!tax) continue;
    const made = isOfSome ? taxOfSome(bill, tax) : withFoundPercent(bill, tax);
    if (!made) return null;
    bill = made;
  }
  const payments = options.flatMap(({ paid }) => paid ?? []);
  if (payments.length === 0) return bill;
  const { totalMinor } = billTotals(bill);
  const scale = 10 ** minorDigits(currency);
  const paid = payments.map(({ label, amount, percent = 0 }) => ({
    label,
    amount: amount ?? Math.round((totalMinor * percent) / 100) / scale,
  }));
  return { ...bill, paid };
}

/**
 * Returns whether the totals of a bill show a sum.
 * @param isFollowed whether they also show the sum that follows it: what is left to pay, or the total with tax
 */
function shows({ role, values }: StatedSum, bill: Bill, isFollowed: boolean): boolean {
  const totals = billTotals(bill);
  const scale = 10 ** minorDigits(bill.currency);
  const minor = values.map((value) => Math.round(Math.abs(value) * scale));
  const isAny = (amounts: readonly number[]): boolean =>
    amounts.some((amount) => minor.includes(Math.abs(amount)));
  const sumOf = (sums: readonly { readonly amountMinor: number }[]): number =>
    sums.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const off = sumOf(totals.discounts);
  const tax = sumOf(totals.taxes);
  const { subtotalMinor, totalMinor, dueMinor } = totals;
  if (role === 'tax' || role === 'discount')
    return isAny(
      [...totals.taxes, ...totals.withheld, ...totals.discounts, ...totals.paid].map(
        ({ amountMinor }) => amountMinor,
      ),
    );
  if (role === 'subtotal')
    return isAny([
      subtotalMinor,
      subtotalMinor - off,
      ...(bill.inclusive ? [subtotalMinor - off - tax] : []),
    ]);
  // A discount may still be taken off a total, or tax added to it, if the prompt states the result, too.
  const isBefore = isFollowed && role === 'total';
  return isAny([totalMinor, dueMinor, ...(isBefore ? [subtotalMinor] : [])]);
}

const isProving = ({ role }: StatedSum): boolean => role !== 'tax' && role !== 'discount';

/** Returns the sum that says most of a bill: its total, or what is left to pay. */
const mainOf = (stated: readonly StatedSum[]): StatedSum | undefined =>
  (['total', 'balance', 'subtotal'] as const).flatMap(
    (role) => stated.find((sum) => sum.role === role) ?? [],
  )[0];

/** Returns whether a sum is larger than others in every reading of their numbers. */
const isLarger = (sum: StatedSum, than: readonly number[]): boolean =>
  Math.min(...sum.values.map(Math.abs)) > Math.max(...than.map(Math.abs));

function settled(options: readonly BillOption[], bill: Bill, stated: readonly StatedSum[]): SettledBill {
  const { isPriced, totalMinor, dueMinor, taxes } = billTotals(bill);
  const isBalanced = stated.some((sum) => sum.role === 'balance' && shows(sum, bill, false));
  const isNet = bill.inclusive !== true && taxes.some(({ amountMinor }) => amountMinor !== 0);
  const isFollowed = ({ values }: StatedSum): boolean =>
    isNet
      ? stated.some((sum) => sum.role === 'total' && isLarger(sum, values) && shows(sum, bill, false))
      : isBalanced;
  const unexplained = stated.filter((sum) => !isPriced || !shows(sum, bill, isFollowed(sum)));
  const isOverpaid = dueMinor < 0 && totalMinor > 0 && !isBalanced;
  const isShown = isPriced && unexplained.length === 0 && stated.some(isProving) && !isOverpaid;
  const isClosed = isShown && totalMinor !== 0 && bill.lines.length > 0;
  return {
    bill,
    notes: options.flatMap(({ note }) => note ?? []),
    unexplained,
    isClosed,
    isProven: isClosed && options.every(({ isLeftOut = false }) => !isLeftOut),
    isSure: options.every(({ isSure }) => isSure),
  };
}

/** Returns the first combination in which the sums are those of the lines. */
function closedBill(
  slots: readonly BillSlot[],
  stated: readonly StatedSum[],
  currency: string,
  most: number,
  isFit: (made: SettledBill) => boolean,
): SettledBill | null {
  let tried = 0;
  for (let cost = 0; cost <= most; cost++)
    for (const options of combinations(slots, cost)) {
      if (++tried > mostTried) return null;
      const bill = billOf(options, currency);
      const made = bill && settled(options, bill, stated);
      if (made && isFit(made)) return made;
    }
  return null;
}

/** Returns a bill whose main sum is that of the lines; other sums, such as one per person, are printed as typed. */
function mostlyClosed(
  slots: readonly BillSlot[],
  stated: readonly StatedSum[],
  currency: string,
): SettledBill | null {
  const main = mainOf(stated);
  const fits = ({ bill, unexplained }: SettledBill): boolean => {
    const isOpen = unexplained.some(
      (sum) =>
        (sum.role === 'balance' && bill.paid !== undefined) ||
        // A larger total that isn't shown contradicts the main one, to which tax may have been added.
        (sum.role === 'total' && main !== undefined && isLarger(sum, main.values)),
    );
    return main !== undefined && !unexplained.includes(main) && billTotals(bill).totalMinor !== 0 && !isOpen;
  };
  const made = closedBill(slots, stated, currency, mostDoubtful, fits);
  return made && { ...made, isClosed: true };
}

/** Steps of a quantity that is found from the total. */
const quantityStep = 0.25;

/** Returns the slots with the only line that isn't read as what is left of the total; null if there are others. */
function withMissingLine(
  slots: readonly BillSlot[],
  stated: readonly StatedSum[],
  currency: string,
): BillSlot[] | null {
  const [at, ...others] = slots.flatMap(([first], index) => (first?.isSure ? [] : [index]));
  const main = mainOf(stated);
  const { line, missing } = slots[at ?? -1]?.[0] ?? {};
  if (at === undefined || others.length > 0 || !line || !main) return null;
  const rest = slots.flatMap(([first], index) => (first && index !== at ? [first] : []));
  const bill = billOf(rest, currency);
  if (!bill || bill.taxes || bill.withheld || bill.discounts?.some(({ percent }) => percent !== undefined))
    return null;
  const scale = 10 ** minorDigits(currency);
  const { totalMinor, dueMinor } = billTotals(bill);
  const before = main.role === 'balance' ? dueMinor : totalMinor;
  const left = ((main.values[0] ?? 0) * scale - before) / scale;
  const count = missing ? left / missing.rate : 0;
  const isCount = count > 0 && Math.abs(count / quantityStep - Math.round(count / quantityStep)) < 1e-6;
  if (!missing || !isCount) return null;
  const found = {
    cost: 0,
    isSure: true,
    line: missing.lineFor(Math.round(count / quantityStep) * quantityStep),
  };
  return slots.map((slot, index) => (index === at ? [found] : slot));
}

const surely = (slot: BillSlot): BillSlot => slot.slice(0, 1);

/**
 * Chooses the reading of each row and sum with which the typed sums are those of the lines. If none has it, the
 * likeliest is taken, and the total is computed only if all of it is certain.
 */
export function settleBill(
  slots: readonly BillSlot[],
  stated: readonly StatedSum[],
  currency: string,
): SettledBill {
  const closed = stated.some(isProving)
    ? (closedBill(slots, stated, currency, highestCost, ({ isClosed }) => isClosed) ??
      mostlyClosed(slots, stated, currency))
    : null;
  if (closed) return closed;
  const likeliest = (withMissingLine(slots, stated, currency) ?? slots).flatMap(surely);
  const isSure = likeliest.every((option) => option.isSure) && billOf(likeliest, currency) !== null;
  const options = isSure ? likeliest : likeliest.map(asOpen);
  const bill = billOf(options, currency) ?? { currency, lines: [] };
  return { ...settled(options, bill, stated), isSure, isClosed: false, isProven: false };
}

/** Returns what isn't certain as a line without a price, so that the total stays open. */
function asOpen(option: BillOption): BillOption {
  const { cost, isSure, line, note, said = '' } = option;
  if (line || note !== undefined || (isSure && !option.tax)) return option;
  return { cost, isSure, line: { description: upperFirst(escaped(said)), quantity: 1, rate: null } };
}
