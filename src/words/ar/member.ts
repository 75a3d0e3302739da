import type { words as english } from '../en/member.ts';

export const words: typeof english = {
  allowanceTitle: 'عمليات الإنشاء هذا الشهر. يفتح صفحة عضويتك.',
  downloadFailed: 'فشل التنزيل',
  fileDenied: 'رُفض الوصول. حدّث الصفحة وحاول مرة أخرى.',
  fileGone: 'لم يُعثر على ملف PDF. ربما حُذف المستند.',
  fileNoLonger: 'لم يعد المستند متاحًا. حدّث الصفحة وحاول مرة أخرى.',
  fileNotYet: 'ملف PDF غير متاح',
  fileNotYetText: 'ربما لا يزال المستند قيد المعالجة. حاول مرة أخرى بعد لحظات.',
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
  printBlocked: 'حُظرت نافذة الطباعة. اسمح بالنوافذ المنبثقة لهذا الموقع وحاول مرة أخرى.',
  printPage: (page) => `الصفحة ${page}`,
  printPreparing: 'جارٍ تحضير ملف PDF…',
  printWarning: 'تعذّرت الطباعة',
  seePlans: 'عرض الخطط',
};
