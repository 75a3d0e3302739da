import type { words as english } from '../en/heads.ts';

export const words: typeof english = {
  aboutText: 'Ce qu’est Octavo : un outil open source qui rédige, met en page et vérifie des pages entières.',
  homeText:
    'Une ligne suffit pour créer un document prêt à l’emploi, à votre image : factures, menus, affiches, rapports et présentations, en PDF.',
  loading: 'Chargement…',
  loadingAgain: 'Recharger',
  loadingLate:
    'Le chargement est plus long que prévu. La connexion est peut-être lente, ou les scripts de cette page sont bloqués.',
  needsScripts:
    'Octavo compose les pages avec vous dans le navigateur et a besoin de JavaScript. Activez-le pour ce site, puis rechargez la page.',
  notFoundText: 'Il n’y a rien à cette adresse.',
  notFoundTitle: 'Page introuvable',
  pricingText:
    'Les formules de cet Octavo : ce que chacune permet, le nombre de documents créés et conservés, et son prix.',
  privacyText: 'Ce que cette installation d’Octavo conserve, où et pendant combien de temps.',
  shortcutsText: 'Tous les raccourcis clavier d’Octavo, par écran.',
  templatesText:
    'Des documents prêts à personnaliser : lettres, CV, listes de contrôle, menus, panneaux, diapositives et plus encore, en PDF.',
  termsText: 'Les conditions d’utilisation de cette installation d’Octavo.',
};
