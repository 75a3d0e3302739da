import type { SumWords } from './sum-words.ts';

export const portuguese: SumWords = {
  charge:
    'somar, some, soma, somas, somem, calcular, calcule, calcula, total, totais, subtotal, subtotais, saldo final, faça as contas, faz as contas',
  income: 'receitas, receita, entradas, ganhos',
  spending: 'despesas, despesa, saídas, gastos, custos',
  opening: 'saldo inicial, saldo anterior, saldo de abertura',
  labels: { surplus: 'Excedente', deficit: 'Défice', closing: 'Saldo final' },
};
