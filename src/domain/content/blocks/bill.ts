import { z } from 'zod';
import { isoDate, line, mostItems, prose } from '../limits.ts';

/** ISO 4217. */
export const currency = z.string().regex(/^[A-Z]{3}$/);

/** An amount in units of the currency, such as 95 or 95.5; at most four decimals. */
const amount = z.number().min(-1e12).max(1e12);
const percent = z.number().min(0).max(1_000);

/** A line of an invoice or a price table. Its amount is computed: quantity × rate. */
export const billLine = z.strictObject({
  description: prose,
  /** The sender's own number for it: 'CAL-110'. */
  code: line.optional(),
  detail: prose.optional(),
  /** Lines with the same group are listed together under its name. */
  group: line.optional(),
  /** Which of the remarks says more, counted from 1. */
  remark: z.int().min(1).max(26).optional(),
  quantity: z.number().min(-1e9).max(1e9),
  /** 'hours', 'days', 'pieces'; absent for a lump sum. */
  unit: line.optional(),
  /** Null where nobody has named a price yet: a placeholder, and no total. */
  rate: amount.nullable(),
  /** Percent of tax, where it differs from the tax of the bill. */
  tax: percent.optional(),
});

/** Figures that are given, from which all others are computed; see derive/bill-totals.ts. */
export const bill = z.strictObject({
  currency,
  lines: z.array(billLine).max(mostItems),
  /** Taken off the subtotal before tax, in this order. */
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
  /** Each is computed from every line that names no percentage of its own. */
  taxes: z
    .array(z.strictObject({ label: line, percent }))
    .max(5)
    .optional(),
  /** The rates include the tax. */
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
/** A day, or a number of days after the date of issue. */
export const due = z.union([isoDate, z.int().min(0).max(3_650)]);
