import type { SumWords } from './sum-words.ts';

export const italian: SumWords = {
  income: 'entrate, entrata, incassi, ricavi, incasso',
  spending: 'uscite, uscita, spese, costi',
  opening: 'saldo iniziale, fondo cassa, riporto, avanzo precedente, cassa iniziale',
  labels: { surplus: 'Avanzo', deficit: 'Disavanzo', closing: 'Saldo finale' },
};
