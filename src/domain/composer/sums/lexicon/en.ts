import type { SumWords } from './sum-words.ts';

export const english: SumWords = {
  charge:
    'add up, add it up, add them up, add it all up, add this up, add both up, add both sides up, total up, tot up, total it, totals, total, work out, calculate, do the sums, do the maths, do the math, sum, sums, subtotals',
  income: 'income, money in, coming in, came in, in, takings, receipts, received, revenue, incoming, cash in',
  spending:
    'spending, spent, money out, going out, went out, out, expenses, expenditure, costs, outgoings, paid out, payments, cash out',
  opening:
    'opening balance, balance brought forward, brought forward, balance at start, start balance, starting balance, carried over, carried forward, in bank at start, opening',
  labels: { surplus: 'Surplus', deficit: 'Deficit', closing: 'Closing balance' },
};
