import type { words as english } from '../en/site.ts';

export const words: typeof english = {
  notFoundText: (path) => `لا يوجد شيء في \u2068${path}\u2069. تحقق من العنوان أو عد إلى الصفحة الرئيسية.`,
  notFoundTitle: 'الصفحة غير موجودة',
};
