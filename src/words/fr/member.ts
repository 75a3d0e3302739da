import type { words as english } from '../en/member.ts';

export const words: typeof english = {
  allowanceTitle: 'Générations ce mois-ci. Ouvre votre abonnement.',
  downloadFailed: 'Échec du téléchargement',
  fileDenied: 'Accès refusé. Actualisez la page et réessayez.',
  fileGone: 'Fichier PDF introuvable. Le document a peut-être été supprimé.',
  fileNoLonger: 'Le document n’est plus disponible. Actualisez la page et réessayez.',
  fileNotYet: 'PDF indisponible',
  fileNotYetText: 'Le document est peut-être encore en cours de traitement. Réessayez dans un instant.',
  generations: { one: '# génération', many: '# de générations', other: '# générations' },
  generationsOf: (used, limit) => `${used} sur ${limit} générations`,
  notInPlan: 'Non inclus dans votre formule',
  printBlocked:
    'La fenêtre d’impression a été bloquée. Autorisez les fenêtres pop-up pour ce site et réessayez.',
  printPage: (page) => `Page ${page}`,
  printPreparing: 'Préparation du PDF…',
  printWarning: 'Impression impossible',
  seePlans: 'Voir les formules',
};
