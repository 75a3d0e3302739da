import type { BillHeads } from './bill-heads.ts';

export const de: BillHeads = {
  description: 'beschreibung, leistung, bezeichnung, artikel, position, posten, produkt, tätigkeit, was',
  quantity: 'menge, anzahl, stück, stunden, tage',
  unit: 'einheit, me',
  rate: 'einzelpreis, preis, stückpreis, stundensatz, satz, preis pro einheit, ep, betrag',
};
