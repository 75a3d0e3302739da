import type { words as english } from '../en/uploads.ts';

export const words: typeof english = {
  backWhereItWas: (name) => `${name} ist wieder an der alten Stelle.`,
  cancel: (name) => `${name} abbrechen`,
  checking: 'Wird geprüft',
  dismiss: (name) => `${name} ausblenden`,
  done: 'Hochgeladen',
  drag: 'Zum Sortieren ziehen',
  dropped: (name) => `${name} abgelegt.`,
  droppedAt: (name, at, of) => `${name} an Position ${at} von ${of} abgelegt.`,
  heldAt: (name, at, of) => `${name} ist an Position ${at} von ${of}.`,
  move: (name) => `${name} verschieben`,
  noFolderText: 'Ziehen Sie stattdessen die Dateien aus dem Ordner hierher.',
  noFolderTitle: 'Ordner können nicht hinzugefügt werden',
  pickedUp: (name) => `${name} aufgenommen.`,
  pictureTooLarge: (megabytes) => `Das Bild ist größer als ${megabytes} MB. Wählen Sie ein kleineres.`,
  pictureUnreadable: 'Das Bild konnte nicht gelesen werden. Versuchen Sie es mit einem anderen.',
  pictureUnsupported: (file) =>
    `„${file}“ ist kein Bild, das Ihr Browser lesen kann. Verwenden Sie PNG, JPEG oder WebP.`,
  retry: (name) => `${name} erneut versuchen`,
  sortHelp:
    'Leertaste zum Aufnehmen, Pfeiltasten zum Verschieben, Leertaste zum Ablegen, Escape zum Abbrechen.',
  stateWithSize: (state, size) => `${state}, ${size}`,
  uploadOf: (name) => `Upload von ${name}`,
  uploads: 'Uploads',
  waiting: 'In der Warteschlange',
};
