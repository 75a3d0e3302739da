import type { words as english } from '../en/uploads.ts';

export const words: typeof english = {
  backWhereItWas: (name) => `${name} è tornato al suo posto.`,
  cancel: (name) => `Annulla ${name}`,
  checking: 'Controllo',
  dismiss: (name) => `Nascondi ${name}`,
  done: 'Caricato',
  drag: 'Trascina per riordinare',
  dropped: (name) => `${name}: rilasciato.`,
  droppedAt: (name, at, of) => `${name}: rilasciato in posizione ${at} di ${of}.`,
  heldAt: (name, at, of) => `${name} è in posizione ${at} di ${of}.`,
  move: (name) => `Sposta ${name}`,
  noFolderText: 'Trascina invece i file che contiene.',
  noFolderTitle: 'Non puoi aggiungere una cartella',
  pickedUp: (name) => `${name}: selezionato per lo spostamento.`,
  pictureTooLarge: (megabytes) => `L’immagine supera ${megabytes} MB. Scegline una più piccola.`,
  pictureUnreadable: 'Impossibile leggere l’immagine. Provane un’altra.',
  pictureUnsupported: (file) =>
    `«${file}» non è un’immagine che il browser può leggere. Usa PNG, JPEG o WebP.`,
  retry: (name) => `Riprova ${name}`,
  sortHelp:
    'Premi Spazio per prenderlo, le frecce per spostarlo, Spazio per rilasciarlo o Esc per annullare.',
  stateWithSize: (state, size) => `${state}, ${size}`,
  uploadOf: (name) => `Caricamento di ${name}`,
  uploads: 'Caricamenti',
  waiting: 'In coda',
};
