import type { words as english } from '../en/heads.ts';

export const words: typeof english = {
  aboutText: 'Was Octavo ist: ein quelloffenes Werkzeug, das ganze Seiten schreibt, gestaltet und prüft.',
  homeText:
    'Aus einer Zeile wird ein druckreifes Dokument in Ihrem Design: Rechnungen, Speisekarten, Plakate, Berichte und Präsentationen als PDF.',
  loading: 'Wird geladen …',
  loadingAgain: 'Neu laden',
  loadingLate:
    'Das dauert länger als üblich. Vielleicht ist die Verbindung langsam, oder die Skripte dieser Seite werden blockiert.',
  needsScripts:
    'Octavo erstellt Seiten gemeinsam mit Ihnen im Browser und braucht dafür JavaScript. Bitte schalten Sie es für diese Website ein und laden Sie die Seite neu.',
  notFoundText: 'Unter dieser Adresse gibt es nichts.',
  notFoundTitle: 'Seite nicht gefunden',
  pricingText:
    'Die Tarife dieses Octavo: was sie enthalten, wie viele Dokumente sie erstellen und aufbewahren und was sie kosten.',
  privacyText: 'Was diese Octavo-Installation speichert, wo und wie lange.',
  shortcutsText: 'Alle Tastenkürzel in Octavo, nach Bereich.',
  templatesText:
    'Fertige Dokumente zum Anpassen: Briefe, Lebensläufe, Checklisten, Speisekarten, Schilder, Folien und mehr, als PDF.',
  termsText: 'Die Bedingungen, unter denen diese Octavo-Installation genutzt werden darf.',
};
