import type { SumWords } from './sum-words.ts';

export const french: SumWords = {
  income: 'recettes, recette, entrées, rentrées, encaissements, produits',
  spending: 'dépenses, dépense, sorties, frais, charges, décaissements',
  opening: 'solde initial, solde de départ, report, solde, en caisse au départ, solde au',
  labels: { surplus: 'Excédent', deficit: 'Déficit', closing: 'Solde final' },
};
