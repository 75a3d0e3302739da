import type { words as english } from '../en/formats.ts';

export const words: typeof english = {
  a4Landscape: 'A4 横向',
  a4Portrait: 'A4 纵向',
  a5: 'A5',
  a6: 'A6',
  a6Landscape: 'A6 横向',
  auto: '自动',
  autoNote: '由提示词决定',
  document: '文档',
  letter: 'Letter',
  letterLandscape: 'Letter 横向',
  letterPortrait: 'Letter 纵向',
  slides: '幻灯片',
  slidesStandard: '幻灯片 4:3',
  slidesWide: '幻灯片 16:9',
  square: '正方形',
  story: '快拍',
};
