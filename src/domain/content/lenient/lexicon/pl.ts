import type { BillHeads } from './bill-heads.ts';

export const pl: BillHeads = {
  description: 'opis, nazwa, usługa, towar, produkt',
  quantity: 'ilość, liczba, godziny, dni',
  unit: 'jednostka, jm',
  rate: 'cena jednostkowa, cena, stawka, kwota',
};
