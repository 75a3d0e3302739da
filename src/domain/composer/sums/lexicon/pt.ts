import type { SumWords } from './sum-words.ts';

export const portuguese: SumWords = {
  income: 'receitas, receita, entradas, ganhos',
  spending: 'despesas, despesa, saídas, gastos, custos',
  opening: 'saldo inicial, saldo anterior, saldo de abertura',
  labels: { surplus: 'Excedente', deficit: 'Défice', closing: 'Saldo final' },
};
