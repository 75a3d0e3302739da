import type { SumWords } from './sum-words.ts';

export const french: SumWords = {
  charge:
    'additionner, additionne, additionnez, calculer, calcule, calculez, fais le total, faites le total, total, totaux, sous-total, sous-totaux, somme, sommes, solde final',
  income: 'recettes, recette, entrées, rentrées, encaissements, produits',
  spending: 'dépenses, dépense, sorties, frais, charges, décaissements',
  opening: 'solde initial, solde de départ, report, solde, en caisse au départ, solde au',
  labels: { surplus: 'Excédent', deficit: 'Déficit', closing: 'Solde final' },
};
