import type { words as english } from '../en/formats.ts';

export const words: typeof english = {
  a4Landscape: 'A4 poziomo',
  a4Portrait: 'A4 pionowo',
  a5: 'A5',
  a6: 'A6',
  a6Landscape: 'A6 poziomo',
  auto: 'Auto',
  autoNote: 'Wynika z promptu',
  document: 'Dokument',
  letter: 'Letter',
  letterLandscape: 'Letter poziomo',
  letterPortrait: 'Letter pionowo',
  slides: 'Slajdy',
  slidesStandard: 'Slajdy 4:3',
  slidesWide: 'Slajdy 16:9',
  square: 'Kwadrat',
  story: 'Relacja',
};
