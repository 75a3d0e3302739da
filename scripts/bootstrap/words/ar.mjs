/** @type {typeof import('./en.mjs').words} */
export const words = {
  nodeTooOld: 'يحتاج Octavo إلى Node {needed} أو أحدث، وهذا {found}. نزّله من {url}',
  npmMissing: 'لم يُعثر على npm. يأتي مع Node: {url}',
  installFailed: 'تعذر تثبيت الحزم: انتهى npm ci بالرمز {code}.',
  nodeNotFetched: 'تعذر جلب Node {version} عبر npm.',
  nodeUnusable: 'لا يعمل Node {version} على هذا الجهاز ({platform}).',
  installing: 'يجري تثبيت الحزم (مرة واحدة، نحو دقيقة)',
  fetching: 'يجري جلب Node {version}',
  waiting: 'بانتظار العملية {process} التي تقوم بالعمل نفسه',
  building: 'يجري بناء تطبيق الويب',
  buildFailed: 'تعذر بناء تطبيق الويب.',
  drawing: 'يجري رسم صفحات الأمثلة',
  drawingFailed: 'تعذر رسم صفحات الأمثلة.',
  notStarted: 'تعذر تشغيل Octavo: {problem}',
  notSetUp: 'تعذر إعداد Octavo: {problem}',
  done: 'تم',
  failed: 'فشل',
};
