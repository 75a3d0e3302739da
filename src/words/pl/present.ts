import type { words as english } from '../en/present.ts';

export const words: typeof english = {
  audienceBlank: 'Publiczność widzi czarny ekran',
  audienceBlocked:
    'Przeglądarka je zablokowała. Zezwól na wyskakujące okna w tej witrynie i spróbuj ponownie.',
  audienceFailed: 'Nie udało się otworzyć okna',
  audienceWindow: 'Okno dla publiczności',
  end: 'Zakończ prezentację',
  fullscreen: 'Pełny ekran',
  fullscreenExit: 'Zamknij pełny ekran',
  next: 'Następny',
  nextSlide: 'Następny slajd',
  noMore: 'Koniec prezentacji',
  notes: 'Notatki',
  notesNone: 'Brak notatek do tego slajdu',
  presentation: (title) => `Prezentacja: ${title}`,
  presenterView: 'Widok prezentera',
  previousSlide: 'Poprzedni slajd',
  slide: (number) => `Slajd ${number}`,
  slideCurrent: 'Bieżący slajd',
  slideOf: (number, count) => `Slajd ${number} z ${count}`,
  timer: 'Stoper',
  timerPause: 'Wstrzymaj stoper',
  timerReset: 'Wyzeruj stoper',
  timerResume: 'Wznów stoper',
  untitled: 'Bez tytułu',
};
