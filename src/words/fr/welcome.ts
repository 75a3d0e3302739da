import type { words as english } from '../en/welcome.ts';

export const words: typeof english = {
  brandByHand: 'À la main',
  brandDone: (name) => `${name} est enregistré.`,
  brandFromSite: 'Depuis un site web',
  brandText: 'Votre logo, vos couleurs et vos polices, pour tous les nouveaux documents.',
  brandTitle: 'Ajoutez votre marque',
  modelConnect: 'Connecter un fournisseur',
  modelDone: (name) => `${name} est prêt.`,
  modelLocal: 'En exécuter un sur ce serveur',
  modelText:
    'Il rédige des textes complets à partir de quelques mots. Sans lui, le compositeur intégré utilise des modèles.',
  modelTitle: 'Connectez un modèle d’IA',
  pageText: 'Décrivez-la en une ligne, ou partez de l’un de ces exemples :',
  pageTitle: 'Créez votre première page',
  skip: 'Ignorer',
  title: 'Bienvenue dans Octavo',
};
