import type { words as english } from '../en/formats.ts';

export const words: typeof english = {
  a4Landscape: 'A4 liggend',
  a4Portrait: 'A4 staand',
  a5: 'A5',
  a6: 'A6',
  a6Landscape: 'A6 liggend',
  auto: 'Auto',
  autoNote: 'Volgt uit de prompt',
  document: 'Document',
  letter: 'Letter',
  letterLandscape: 'Letter liggend',
  letterPortrait: 'Letter staand',
  slides: 'Dia’s',
  slidesStandard: 'Dia’s 4:3',
  slidesWide: 'Dia’s 16:9',
  square: 'Vierkant',
  story: 'Story',
};
