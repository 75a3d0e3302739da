import type { words as english } from '../en/present.ts';

export const words: typeof english = {
  audienceBlank: 'Das Publikum sieht einen schwarzen Bildschirm',
  audienceBlocked:
    'Ihr Browser hat es blockiert. Erlauben Sie Pop-ups für diese Website und versuchen Sie es erneut.',
  audienceFailed: 'Das Fenster konnte nicht geöffnet werden',
  audienceWindow: 'Publikumsfenster',
  end: 'Präsentation beenden',
  fullscreen: 'Vollbild',
  fullscreenExit: 'Vollbild beenden',
  next: 'Als Nächstes',
  nextSlide: 'Nächste Folie',
  noMore: 'Ende der Präsentation',
  notes: 'Notizen',
  notesNone: 'Keine Notizen zu dieser Folie',
  presentation: (title) => `Präsentation: ${title}`,
  presenterView: 'Referentenansicht',
  previousSlide: 'Vorherige Folie',
  slide: (number) => `Folie ${number}`,
  slideCurrent: 'Aktuelle Folie',
  slideOf: (number, count) => `Folie ${number} von ${count}`,
  timer: 'Timer',
  timerPause: 'Timer anhalten',
  timerReset: 'Timer zurücksetzen',
  timerResume: 'Timer fortsetzen',
  untitled: 'Ohne Titel',
};
