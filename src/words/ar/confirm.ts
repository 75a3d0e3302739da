import type { words as english } from '../en/confirm.ts';

export const words: typeof english = {
  byEmail: 'إرسال رمز إلى بريدي',
  byGoogle: 'التأكيد عبر Google',
  cancel: 'إلغاء',
  code: 'الرمز من الرسالة',
  codeHint: (email) => `ستة أرقام أُرسلت إلى \u2068${email}\u2069.`,
  codeResend: 'إعادة إرسال الرمز',
  codeSentText: (email) => `رمز جديد في طريقه إلى \u2068${email}\u2069.`,
  codeSentTitle: 'تم إرسال الرمز',
  confirm: 'تأكيد',
  confirmed: 'تم التأكيد',
  confirming: 'جارٍ التأكيد',
  otherWay: 'لا توجد كلمة مرور لهذا الحساب، فأكّد هويتك بطريقة أخرى. يسري التأكيد عشر دقائق.',
  password: 'كلمة المرور',
  passwordText: 'أدخل كلمة مرورك للمتابعة.',
  reason: 'نطلب ذلك قبل التغييرات الحساسة.',
  restart:
    'ليس لهذا الحساب كلمة مرور ولا بريد يعمل. أعد تشغيل Octavo وافتح رابط الدخول الذي يعرضه، وستكون أمامك بعدها عشر دقائق لإجراء التغييرات.',
  sending: 'جارٍ الإرسال',
  title: 'أكّد أنك صاحب الحساب',
};
