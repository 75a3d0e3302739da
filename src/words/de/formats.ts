import type { words as english } from '../en/formats.ts';

export const words: typeof english = {
  a4Landscape: 'A4 quer',
  a4Portrait: 'A4 hoch',
  a5: 'A5',
  a6: 'A6',
  a6Landscape: 'A6 quer',
  auto: 'Auto',
  autoNote: 'Ergibt sich aus dem Prompt',
  document: 'Dokument',
  letter: 'Letter',
  letterLandscape: 'Letter quer',
  letterPortrait: 'Letter hoch',
  slides: 'Folien',
  slidesStandard: 'Folien 4:3',
  slidesWide: 'Folien 16:9',
  square: 'Quadrat',
  story: 'Story',
};
