import type { words as english } from '../en/formats.ts';

export const words: typeof english = {
  a4Landscape: 'A4 paysage',
  a4Portrait: 'A4 portrait',
  a5: 'A5',
  a6: 'A6',
  a6Landscape: 'A6 paysage',
  auto: 'Auto',
  autoNote: 'Selon le prompt',
  document: 'Document',
  letter: 'Letter',
  letterLandscape: 'Letter paysage',
  letterPortrait: 'Letter portrait',
  slides: 'Diapositives',
  slidesStandard: 'Diapositives 4:3',
  slidesWide: 'Diapositives 16:9',
  square: 'Carré',
  story: 'Story',
};
