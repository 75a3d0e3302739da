import type { words as english } from '../en/site.ts';

export const words: typeof english = {
  notFoundText: (path) =>
    `Unter ${path} gibt es nichts. Prüfen Sie die Adresse oder gehen Sie zurück zur Startseite.`,
  notFoundTitle: 'Seite nicht gefunden',
};
