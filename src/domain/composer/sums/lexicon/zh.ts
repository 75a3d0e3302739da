import type { SumWords } from './sum-words.ts';

export const chinese: SumWords = {
  income: '收入, 进账',
  spending: '支出, 开支, 花费',
  opening: '期初余额, 上期结余, 上年结余',
  labels: { surplus: '结余', deficit: '亏损', closing: '期末余额' },
};
