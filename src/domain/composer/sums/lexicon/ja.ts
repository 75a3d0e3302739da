import type { SumWords } from './sum-words.ts';

export const japanese: SumWords = {
  income: '収入, 入金, 収入の部',
  spending: '支出, 出金, 支出の部',
  opening: '繰越金, 前年度繰越, 前期繰越, 期首残高',
  labels: { surplus: '差引残高', deficit: '不足額', closing: '次期繰越' },
};
