import type { words as english } from '../en/welcome.ts';

export const words: typeof english = {
  brandByHand: 'يدويًا',
  brandDone: (name) => `تم حفظ \u2068${name}\u2069.`,
  brandFromSite: 'من موقع ويب',
  brandText: 'شعارك وألوانك وخطوطك لكل المستندات الجديدة.',
  brandTitle: 'أضف علامتك التجارية',
  modelConnect: 'ربط مزوّد',
  modelDone: (name) => `أصبح \u2068${name}\u2069 جاهزًا.`,
  modelLocal: 'تشغيل نموذج على هذا الخادم',
  modelText: 'يكتب نصوصًا كاملة من كلمات قليلة. ومن دونه يعمل المؤلّف المدمج بالقوالب.',
  modelTitle: 'اربط نموذجًا',
  pageText: 'صفها في سطر واحد، أو ابدأ بأحد هذه الأمثلة:',
  pageTitle: 'أنشئ صفحتك الأولى',
  skip: 'تخطٍّ',
  title: 'مرحبًا بك في Octavo',
};
