import type { words as english } from '../en/formats.ts';

export const words: typeof english = {
  a4Landscape: 'A4 横',
  a4Portrait: 'A4 縦',
  a5: 'A5',
  a6: 'A6',
  a6Landscape: 'A6 横',
  auto: '自動',
  autoNote: 'プロンプトに応じて決定',
  document: 'ドキュメント',
  letter: 'レター',
  letterLandscape: 'レター 横',
  letterPortrait: 'レター 縦',
  slides: 'スライド',
  slidesStandard: 'スライド 4:3',
  slidesWide: 'スライド 16:9',
  square: '正方形',
  story: 'ストーリー',
};
