import type { words as english } from '../en/heads.ts';

export const words: typeof english = {
  aboutText: 'Czym jest Octavo: otwarte narzędzie, które pisze, składa i sprawdza całe strony.',
  homeText:
    'Z jednej linijki powstaje gotowy dokument w stylu Twojej marki: faktury, menu, plakaty, raporty i prezentacje w formacie PDF.',
  loading: 'Wczytywanie…',
  loadingAgain: 'Wczytaj ponownie',
  loadingLate: 'To trwa dłużej niż zwykle. Połączenie może być wolne albo coś blokuje skrypty tej strony.',
  needsScripts:
    'Octavo tworzy strony razem z Tobą w przeglądarce i potrzebuje do tego JavaScriptu. Włącz go dla tej witryny i wczytaj stronę ponownie.',
  notFoundText: 'Pod tym adresem niczego nie ma.',
  notFoundTitle: 'Nie znaleziono strony',
  pricingText:
    'Plany tego Octavo: co zawierają, ile dokumentów pozwalają tworzyć i przechowywać oraz ile kosztują.',
  privacyText: 'Co przechowuje ta instalacja Octavo, gdzie i jak długo.',
  shortcutsText: 'Wszystkie skróty klawiszowe w Octavo, ekran po ekranie.',
  templatesText:
    'Gotowe dokumenty do dostosowania: listy, CV, listy kontrolne, menu, tabliczki, slajdy i inne, w formacie PDF.',
  termsText: 'Warunki korzystania z tej instalacji Octavo.',
};
