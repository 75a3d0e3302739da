import type { words as english } from '../en/formats.ts';

export const words: typeof english = {
  a4Landscape: 'A4 paisagem',
  a4Portrait: 'A4 retrato',
  a5: 'A5',
  a6: 'A6',
  a6Landscape: 'A6 paisagem',
  auto: 'Auto',
  autoNote: 'Definido pelo prompt',
  document: 'Documento',
  letter: 'Carta',
  letterLandscape: 'Carta paisagem',
  letterPortrait: 'Carta retrato',
  slides: 'Slides',
  slidesStandard: 'Slides 4:3',
  slidesWide: 'Slides 16:9',
  square: 'Quadrado',
  story: 'Story',
};
