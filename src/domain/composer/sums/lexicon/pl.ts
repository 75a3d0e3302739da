import type { SumWords } from './sum-words.ts';

export const polish: SumWords = {
  income: 'przychody, wpływy, dochody',
  spending: 'wydatki, koszty, rozchody',
  opening: 'saldo początkowe, stan początkowy, stan na początku, bilans otwarcia',
  labels: { surplus: 'Nadwyżka', deficit: 'Niedobór', closing: 'Stan końcowy' },
};
