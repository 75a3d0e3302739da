import type { words as english } from '../en/uploads.ts';

export const words: typeof english = {
  backWhereItWas: (name) => `${name} staat weer op zijn plaats.`,
  cancel: (name) => `${name} annuleren`,
  checking: 'Controleren',
  dismiss: (name) => `${name} sluiten`,
  done: 'Geüpload',
  drag: 'Sleep om de volgorde te wijzigen',
  dropped: (name) => `${name} neergezet.`,
  droppedAt: (name, at, of) => `${name} neergezet op plaats ${at} van ${of}.`,
  heldAt: (name, at, of) => `${name} staat op plaats ${at} van ${of}.`,
  move: (name) => `${name} verplaatsen`,
  noFolderText: 'Sleep in plaats daarvan de bestanden uit de map.',
  noFolderTitle: 'U kunt geen map toevoegen',
  pickedUp: (name) => `${name} opgepakt.`,
  pictureTooLarge: (megabytes) => `De afbeelding is groter dan ${megabytes} MB. Kies een kleinere.`,
  pictureUnreadable: 'De afbeelding kan niet worden gelezen. Probeer een andere.',
  pictureUnsupported: (file) =>
    `‘${file}’ is geen afbeelding die uw browser kan lezen. Gebruik PNG, JPEG of WebP.`,
  retry: (name) => `${name} opnieuw proberen`,
  sortHelp:
    'Druk op de spatiebalk om op te pakken, op de pijltoetsen om te verplaatsen, op de spatiebalk om neer te zetten of op Escape om te annuleren.',
  stateWithSize: (state, size) => `${state}, ${size}`,
  uploadOf: (name) => `Upload van ${name}`,
  uploads: 'Uploads',
  waiting: 'In de wachtrij',
};
