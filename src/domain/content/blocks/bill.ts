import { z } from 'zod';
import { isoDate, line, mostItems, prose } from '../limits.ts';

/** ISO 4217. */
export const currency = z.string().regex(/^[A-Z]{3}$/);

/** In units of the currency, such as 95 or 95.5; at most four decimals. */
const amount = z.number().min(-1e12).max(1e12);
const percent = z.number().min(0).max(1_000);

/** A line of an invoice or price table. Its amount is computed: quantity × rate, less its own discount. */
export const billLine = z.strictObject({
  description: prose,
  /** The sender's own item number: 'CAL-110'. */
  code: line.optional(),
  detail: prose.optional(),
  /** Lines with the same group are listed together under this name. */
  group: line.optional(),
  /** Number of the remark that explains the line, starting at 1. */
  remark: z.int().min(1).max(26).optional(),
  quantity: z.number().min(-1e9).max(1e9),
  /** 'hours', 'days', 'pieces'; absent for a flat fee. */
  unit: line.optional(),
  /** Null if the price is unknown: shows a placeholder, and no total. */
  rate: amount.nullable(),
  /** Tax in percent, if it differs from that of the bill. */
  tax: percent.optional(),
  /** Taken off this line, in percent. */
  discount: percent.max(100).optional(),
});

/** The given figures from which all others are computed; see derive/bill-totals.ts. */
export const bill = z.strictObject({
  currency,
  lines: z.array(billLine).max(mostItems),
  /** Subtracted from the subtotal before tax, in this order. */
  discounts: z
    .array(
      z.strictObject({
        label: line,
        percent: percent.max(100).optional(),
        amount: amount.min(0).optional(),
      }),
    )
    .max(10)
    .optional(),
  /** Each is computed from all lines without their own tax. */
  taxes: z
    .array(z.strictObject({ label: line, percent }))
    .max(5)
    .optional(),
  /** Kept back by the customer, in percent of the net amount, and paid to the tax office: IRPF. */
  withheld: z
    .array(z.strictObject({ label: line, percent: percent.max(100) }))
    .max(5)
    .optional(),
  /** Whether the rates include tax. */
  inclusive: z.boolean().optional(),
  paid: z
    .array(z.strictObject({ label: line, amount: amount.min(0) }))
    .max(20)
    .optional(),
});

export type Bill = z.infer<typeof bill>;
export type BillLine = z.infer<typeof billLine>;

export const party = z.strictObject({
  name: line,
  /** Address, tax number, contact: one line each. */
  lines: z.array(line).max(20),
});

export const labeled = z.strictObject({ label: line, value: line });
/** A day, or a number of days after the issue date. */
export const due = z.union([isoDate, z.int().min(0).max(3_650)]);
