import type { words as english } from '../en/uploads.ts';

export const words: typeof english = {
  backWhereItWas: (name) => `${name} est revenu à sa place.`,
  cancel: (name) => `Annuler ${name}`,
  checking: 'Vérification',
  dismiss: (name) => `Masquer ${name}`,
  done: 'Importé',
  drag: 'Faire glisser pour réordonner',
  dropped: (name) => `${name} déposé.`,
  droppedAt: (name, at, of) => `${name} déposé en position ${at} sur ${of}.`,
  heldAt: (name, at, of) => `${name} est en position ${at} sur ${of}.`,
  move: (name) => `Déplacer ${name}`,
  noFolderText: 'Déposez plutôt les fichiers qu’il contient.',
  noFolderTitle: 'Impossible d’ajouter un dossier',
  pickedUp: (name) => `${name} sélectionné.`,
  pictureTooLarge: (megabytes) => `L’image dépasse ${megabytes} Mo. Choisissez-en une plus petite.`,
  pictureUnreadable: 'Impossible de lire l’image. Essayez-en une autre.',
  pictureUnsupported: (file) =>
    `« ${file} » n’est pas une image que votre navigateur peut lire. Utilisez PNG, JPEG ou WebP.`,
  retry: (name) => `Réessayer ${name}`,
  sortHelp:
    'Appuyez sur Espace pour saisir, sur les flèches pour déplacer, sur Espace pour déposer ou sur Échap pour annuler.',
  stateWithSize: (state, size) => `${state}, ${size}`,
  uploadOf: (name) => `Import de ${name}`,
  uploads: 'Imports',
  waiting: 'En attente',
};
