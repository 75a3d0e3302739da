import type { words as english } from '../en/formats.ts';

export const words: typeof english = {
  a4Landscape: 'A4 horizontal',
  a4Portrait: 'A4 vertical',
  a5: 'A5',
  a6: 'A6',
  a6Landscape: 'A6 horizontal',
  auto: 'Auto',
  autoNote: 'Según el prompt',
  document: 'Documento',
  letter: 'Carta',
  letterLandscape: 'Carta horizontal',
  letterPortrait: 'Carta vertical',
  slides: 'Diapositivas',
  slidesStandard: 'Diapositivas 4:3',
  slidesWide: 'Diapositivas 16:9',
  square: 'Cuadrado',
  story: 'Historia',
};
