import type { BillHeads } from './bill-heads.ts';

export const nl: BillHeads = {
  description: 'omschrijving, beschrijving, dienst, artikel, werkzaamheden',
  quantity: 'aantal, hoeveelheid, uren, dagen',
  unit: 'eenheid',
  rate: 'prijs per stuk, prijs, tarief, stukprijs, uurtarief, bedrag',
};
