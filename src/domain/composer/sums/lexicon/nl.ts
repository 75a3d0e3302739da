import type { SumWords } from './sum-words.ts';

export const dutch: SumWords = {
  income: 'inkomsten, ontvangsten, opbrengsten, baten, binnengekomen',
  spending: 'uitgaven, kosten, lasten, uitgegeven',
  opening: 'beginsaldo, saldo begin, startsaldo, kas begin, beginstand',
  labels: { surplus: 'Overschot', deficit: 'Tekort', closing: 'Eindsaldo' },
};
