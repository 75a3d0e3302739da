import type { words as english } from '../en/site.ts';

export const words: typeof english = {
  notFoundText: (path) => `Il n’y a rien à l’adresse ${path}. Vérifiez-la ou revenez à l’accueil.`,
  notFoundTitle: 'Page introuvable',
};
