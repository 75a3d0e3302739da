import type { words as english } from '../en/member.ts';

export const words: typeof english = {
  allowanceTitle: 'عمليات الإنشاء هذا الشهر. يفتح صفحة عضويتك.',
  generations: {
    zero: 'لا عمليات إنشاء',
    one: 'عملية إنشاء واحدة',
    two: 'عمليتا إنشاء',
    few: '# عمليات إنشاء',
    many: '# عملية إنشاء',
    other: '# عملية إنشاء',
  },
  generationsOf: (used, limit) => `${used} من ${limit} عملية إنشاء`,
  notInPlan: 'غير مشمول في خطتك',
  seePlans: 'عرض الخطط',
};
