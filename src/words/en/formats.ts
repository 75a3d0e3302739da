/** Page formats and shapes, as chosen for a new page or for the current one. */
export const words = {
  a4Landscape: 'A4 landscape',
  a4Portrait: 'A4 portrait',
  a5: 'A5',
  a6: 'A6',
  a6Landscape: 'A6 landscape',
  auto: 'Auto',
  autoNote: 'Set by the prompt',
  document: 'Document',
  letter: 'Letter',
  letterLandscape: 'Letter landscape',
  letterPortrait: 'Letter portrait',
  slides: 'Slides',
  slidesStandard: 'Slides 4:3',
  slidesWide: 'Slides 16:9',
  square: 'Square',
  story: 'Story',
};
