import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bill } from '../blocks/bill.ts';
import { allocate, billTotals } from './bill-totals.ts';
import { daysAfter, dueDate } from './due-date.ts';

const bill = (more: Partial<Bill>): Bill => ({ currency: 'EUR', lines: [], ...more });
const at = (rate: number, quantity = 1, tax?: number) => ({
  description: 'Work',
  quantity,
  rate,
  ...(tax !== undefined && { tax }),
});

describe('bill totals', () => {
  it('multiplies quantity and rate without drift', () => {
    const { lineMinor, subtotalMinor } = billTotals(
      bill({ lines: [at(0.1, 3), at(1.005), at(19.99, 3), at(33.335, 2)] }),
    );
    expect(lineMinor).toEqual([30, 101, 5997, 6667]);
    expect(subtotalMinor).toBe(12_795);
  });

  it('computes each tax rate from its own lines', () => {
    const totals = billTotals(
      bill({ lines: [at(100), at(50, 1, 7), at(10, 1, 0)], taxes: [{ label: 'VAT', percent: 19 }] }),
    );
    expect(totals.taxes).toEqual([
      { label: 'VAT', percent: 19, baseMinor: 10_000, amountMinor: 1_900 },
      { label: 'VAT', percent: 7, baseMinor: 5_000, amountMinor: 350 },
    ]);
    expect(totals.totalMinor).toBe(18_250);
  });

  it('takes included tax out of the price', () => {
    const totals = billTotals(
      bill({ lines: [at(119)], taxes: [{ label: 'MwSt.', percent: 19 }], inclusive: true }),
    );
    expect(totals).toMatchObject({ totalMinor: 11_900, dueMinor: 11_900 });
    expect(totals.taxes).toEqual([{ label: 'MwSt.', percent: 19, baseMinor: 10_000, amountMinor: 1_900 }]);
  });

  it('adds two taxes on the same base', () => {
    const totals = billTotals(
      bill({
        currency: 'CAD',
        lines: [at(200)],
        taxes: [
          { label: 'GST', percent: 5 },
          { label: 'QST', percent: 9.975 },
        ],
      }),
    );
    expect(totals.taxes.map(({ amountMinor }) => amountMinor)).toEqual([1_000, 1_995]);
    expect(totals.totalMinor).toBe(22_995);
  });

  it('applies discounts in order, before tax, and subtracts what was paid', () => {
    const totals = billTotals(
      bill({
        lines: [at(100), at(100, 1, 7)],
        discounts: [
          { label: 'Loyalty', percent: 10 },
          { label: 'Voucher', amount: 30 },
        ],
        taxes: [{ label: 'VAT', percent: 19 }],
        paid: [{ label: 'Deposit', amount: 50 }],
      }),
    );
    expect(totals.discounts.map(({ amountMinor }) => amountMinor)).toEqual([2_000, 3_000]);
    expect(totals.taxes.map(({ baseMinor }) => baseMinor)).toEqual([7_500, 7_500]);
    expect(totals.totalMinor).toBe(15_000 + 1_425 + 525);
    expect(totals.dueMinor).toBe(totals.totalMinor - 5_000);
  });

  it('takes the discount of a line off that line alone', () => {
    const totals = billTotals(bill({ lines: [{ ...at(385), discount: 25 }, at(20, 3)] }));
    expect(totals).toMatchObject({ lineMinor: [28_875, 6_000], totalMinor: 34_875 });
  });

  it('computes what is withheld from the net amount, and subtracts it after tax', () => {
    const withheld = [{ label: 'IRPF', percent: 15 }];
    const taxes = [{ label: 'IVA', percent: 21 }];
    const totals = billTotals(bill({ lines: [at(600), at(35, 4)], taxes, withheld }));
    expect(totals.withheld).toEqual([{ label: 'IRPF', percent: 15, baseMinor: 74_000, amountMinor: 11_100 }]);
    expect(totals.totalMinor).toBe(74_000 + 15_540 - 11_100);
    const gross = billTotals(bill({ lines: [at(121)], taxes, withheld, inclusive: true }));
    expect(gross).toMatchObject({ totalMinor: 12_100 - 1_500 });
  });

  it.each([
    ['JPY', 1_234.5, 1_235],
    ['KWD', 1.2345, 1_235],
    ['USD', 1_234_567_890.12, 123_456_789_012],
  ])('rounds to the minor unit of %s', (currency, rate, minor) => {
    expect(billTotals(bill({ currency, lines: [at(rate)] })).totalMinor).toBe(minor);
  });

  it('has no total if a rate is unknown', () => {
    const totals = billTotals(bill({ lines: [at(10), { description: 'Travel', quantity: 1, rate: null }] }));
    expect(totals).toMatchObject({ isPriced: false, lineMinor: [1_000, null] });
  });

  it('is exact to the cent for any figures', () => {
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((value) => value / 100);
    const anyLine = fc.record({
      description: fc.constant('x'),
      quantity: fc.integer({ min: 1, max: 999 }).map((value) => value / 4),
      rate: cents,
      tax: fc.constantFrom(0, 5, 7, 19, 20.5),
    });
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 12 }),
        fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 2 }),
        fc.boolean(),
        (lines, percents, inclusive) => {
          const totals = billTotals(
            bill({ lines, discounts: percents.map((percent) => ({ label: 'Off', percent })), inclusive }),
          );
          const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
          const net = totals.subtotalMinor - sum(totals.discounts.map(({ amountMinor }) => amountMinor));
          const tax = sum(totals.taxes.map(({ amountMinor }) => amountMinor));
          expect(totals.subtotalMinor).toBe(sum(totals.lineMinor.map((value) => value ?? 0)));
          expect(totals.totalMinor).toBe(inclusive ? net : net + tax);
        },
      ),
    );
  });

  it('splits a whole without losing a unit', () => {
    const anyInteger = fc.bigInt({ min: -10_000n, max: 10_000n });
    fc.assert(
      fc.property(anyInteger, fc.array(anyInteger, { minLength: 1, maxLength: 6 }), (whole, weights) => {
        expect(allocate(whole, weights).reduce((sum, part) => sum + part, 0n)).toBe(whole);
      }),
    );
  });
});

describe('due date', () => {
  it('counts days from the date of issue', () => {
    expect(dueDate('2026-02-20', 14)).toBe('2026-03-06');
    expect(dueDate('2026-02-20', '2026-05-01')).toBe('2026-05-01');
    expect(dueDate('2026-02-20', undefined)).toBeNull();
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  });
});
