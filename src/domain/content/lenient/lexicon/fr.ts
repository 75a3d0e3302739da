import type { BillHeads } from './bill-heads.ts';

export const fr: BillHeads = {
  description: 'désignation, description, prestation, libellé, article, service, produit',
  quantity: 'quantité, qté, nombre, heures, jours',
  unit: 'unité',
  rate: 'prix unitaire, prix, prix unitaire ht, pu, pu ht, tarif, tarif horaire, taux horaire, montant',
};
