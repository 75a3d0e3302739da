import type { words as english } from '../en/formats.ts';

export const words: typeof english = {
  a4Landscape: 'A4 orizzontale',
  a4Portrait: 'A4 verticale',
  a5: 'A5',
  a6: 'A6',
  a6Landscape: 'A6 orizzontale',
  auto: 'Auto',
  autoNote: 'In base al prompt',
  document: 'Documento',
  letter: 'Letter',
  letterLandscape: 'Letter orizzontale',
  letterPortrait: 'Letter verticale',
  slides: 'Diapositive',
  slidesStandard: 'Diapositive 4:3',
  slidesWide: 'Diapositive 16:9',
  square: 'Quadrato',
  story: 'Storia',
};
