import type { words as english } from '../en/member.ts';

export const words: typeof english = {
  allowanceTitle: 'Generierungen in diesem Monat. Öffnet Ihre Mitgliedschaft.',
  downloadFailed: 'Download fehlgeschlagen',
  fileDenied: 'Zugriff verweigert. Laden Sie die Seite neu und versuchen Sie es erneut.',
  fileGone: 'Die PDF-Datei wurde nicht gefunden. Vielleicht wurde das Dokument gelöscht.',
  fileNoLonger: 'Das Dokument ist nicht mehr verfügbar. Laden Sie die Seite neu und versuchen Sie es erneut.',
  fileNotYet: 'PDF nicht verfügbar',
  fileNotYetText: 'Das Dokument wird vielleicht noch verarbeitet. Versuchen Sie es gleich noch einmal.',
  generations: { one: '# Generierung', other: '# Generierungen' },
  generationsOf: (used, limit) => `${used} von ${limit} Generierungen`,
  notInPlan: 'Nicht in Ihrem Tarif enthalten',
  printBlocked:
    'Das Druckfenster wurde blockiert. Erlauben Sie Pop-ups für diese Website und versuchen Sie es erneut.',
  printPage: (page) => `Seite ${page}`,
  printPreparing: 'PDF wird vorbereitet …',
  printWarning: 'Drucken nicht möglich',
  seePlans: 'Tarife ansehen',
};
