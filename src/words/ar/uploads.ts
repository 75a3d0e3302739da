import type { words as english } from '../en/uploads.ts';

export const words: typeof english = {
  backWhereItWas: (name) => `عاد \u2068${name}\u2069 إلى مكانه.`,
  cancel: (name) => `إلغاء \u2068${name}\u2069`,
  checking: 'جارٍ التحقق',
  dismiss: (name) => `إخفاء \u2068${name}\u2069`,
  done: 'تم الرفع',
  drag: 'اسحب لإعادة الترتيب',
  dropped: (name) => `أُفلت \u2068${name}\u2069.`,
  droppedAt: (name, at, of) => `أُفلت \u2068${name}\u2069 في الموضع ${at} من ${of}.`,
  heldAt: (name, at, of) => `\u2068${name}\u2069 في الموضع ${at} من ${of}.`,
  move: (name) => `نقل \u2068${name}\u2069`,
  noFolderText: 'أفلت الملفات الموجودة فيه بدلًا منه.',
  noFolderTitle: 'لا يمكن إضافة مجلد',
  pickedUp: (name) => `التُقط \u2068${name}\u2069.`,
  pictureTooLarge: (megabytes) => `حجم الصورة أكبر من ${megabytes} ميغابايت. اختر صورة أصغر.`,
  pictureUnreadable: 'تعذّرت قراءة الصورة. جرّب صورة أخرى.',
  pictureUnsupported: (file) =>
    `لا يستطيع متصفحك قراءة «\u2068${file}\u2069» كصورة. استخدم PNG أو JPEG أو WebP.`,
  retry: (name) => `إعادة محاولة \u2068${name}\u2069`,
  sortHelp: 'اضغط مفتاح المسافة للالتقاط، ومفاتيح الأسهم للنقل، ومفتاح المسافة للإفلات، أو Escape للإلغاء.',
  stateWithSize: (state, size) => `${state}، \u2068${size}\u2069`,
  uploadOf: (name) => `رفع \u2068${name}\u2069`,
  uploads: 'عمليات الرفع',
  waiting: 'في الانتظار',
};
