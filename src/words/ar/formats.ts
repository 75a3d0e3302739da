import type { words as english } from '../en/formats.ts';

export const words: typeof english = {
  a4Landscape: 'A4 أفقي',
  a4Portrait: 'A4 عمودي',
  a5: 'A5',
  a6: 'A6',
  a6Landscape: 'A6 أفقي',
  auto: 'تلقائي',
  autoNote: 'يُحدَّد من الطلب',
  document: 'مستند',
  letter: 'Letter',
  letterLandscape: 'Letter أفقي',
  letterPortrait: 'Letter عمودي',
  slides: 'شرائح',
  slidesStandard: 'شرائح 4:3',
  slidesWide: 'شرائح 16:9',
  square: 'مربع',
  story: 'قصة',
};
