import type { SumWords } from './sum-words.ts';

export const spanish: SumWords = {
  income: 'ingresos, ingreso, entra, entradas, cobros, recaudado',
  spending: 'gastos, gasto, sale, salidas, pagos',
  opening: 'saldo inicial, saldo anterior, remanente, saldo de partida',
  labels: { surplus: 'Superávit', deficit: 'Déficit', closing: 'Saldo final' },
};
