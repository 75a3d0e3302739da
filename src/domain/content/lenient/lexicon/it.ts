import type { BillHeads } from './bill-heads.ts';

export const it: BillHeads = {
  description: 'descrizione, prestazione, articolo, servizio, prodotto, voce',
  quantity: 'quantità, qtà, ore, giorni, numero',
  unit: 'unità, unità di misura, um',
  rate: 'prezzo unitario, prezzo, tariffa, costo unitario, importo',
};
