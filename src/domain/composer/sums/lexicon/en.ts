import type { SumWords } from './sum-words.ts';

export const english: SumWords = {
  income: 'income, money in, coming in, came in, in, takings, receipts, received, revenue, incoming, cash in',
  spending:
    'spending, spent, money out, going out, went out, out, expenses, expenditure, costs, outgoings, paid out, payments, cash out',
  opening:
    'opening balance, balance brought forward, brought forward, balance at start, start balance, starting balance, carried over, carried forward, in bank at start, opening',
  labels: { surplus: 'Surplus', deficit: 'Deficit', closing: 'Closing balance' },
};
