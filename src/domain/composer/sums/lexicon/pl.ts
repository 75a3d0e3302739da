import type { SumWords } from './sum-words.ts';

export const polish: SumWords = {
  charge: 'zsumować, zsumuj, podsumuj, policzyć, policz, obliczyć, oblicz, suma, sumy, sumę, stan końcowy',
  income: 'przychody, wpływy, dochody',
  spending: 'wydatki, koszty, rozchody',
  opening: 'saldo początkowe, stan początkowy, stan na początku, bilans otwarcia',
  labels: { surplus: 'Nadwyżka', deficit: 'Niedobór', closing: 'Stan końcowy' },
};
