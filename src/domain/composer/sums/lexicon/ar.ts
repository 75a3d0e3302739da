import type { SumWords } from './sum-words.ts';

export const arabic: SumWords = {
  income: 'الإيرادات, إيرادات, الدخل, الواردات',
  spending: 'المصروفات, مصروفات, النفقات, المصاريف',
  opening: 'الرصيد الافتتاحي, رصيد البداية',
  labels: { surplus: 'الفائض', deficit: 'العجز', closing: 'الرصيد الختامي' },
};
