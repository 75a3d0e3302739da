import type { words as english } from '../en/welcome.ts';

export const words: typeof english = {
  brandByHand: 'Manuell',
  brandDone: (name) => `${name} ist gespeichert.`,
  brandFromSite: 'Von einer Website',
  brandText: 'Ihr Logo, Ihre Farben und Schriften, für alle neuen Dokumente.',
  brandTitle: 'Marke hinzufügen',
  modelConnect: 'Anbieter verbinden',
  modelDone: (name) => `${name} ist bereit.`,
  modelLocal: 'Auf diesem Server ausführen',
  modelText:
    'Es schreibt aus wenigen Wörtern ganze Texte. Ohne Modell arbeitet der eingebaute Composer mit Vorlagen.',
  modelTitle: 'Modell verbinden',
  pageText: 'Beschreiben Sie sie in einer Zeile oder beginnen Sie hiermit:',
  pageTitle: 'Erste Seite erstellen',
  skip: 'Überspringen',
  title: 'Willkommen bei Octavo',
};
