import type { words as english } from '../en/findings.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  clipped: 'قُطع {px} px من النص في {name} بالصفحة {page}.',
  coarsePicture:
    'دقة صورة في {name} بالصفحة {page} هي {found} بكسل في البوصة، أقل من {wanted} اللازمة لطباعة جيدة.',
  contrast: 'تباين «{words}» في {name} بالصفحة {page} هو {ratio} : 1، ويحتاج هذا الحجم إلى {needed} : 1.',
  contrastMany:
    'تباين «{words}» (و{count} مثله) في {name} بالصفحة {page} هو {ratio} : 1، ويحتاج هذا الحجم إلى {needed} : 1.',
  contrastOnPicture:
    'تباين «{words}» في {name} بالصفحة {page} مع الصورة أو التدرج خلفه هو {ratio} : 1، ويحتاج هذا الحجم إلى {needed} : 1.',
  contrastUnknown: '«{words}» في {name} بالصفحة {page} مملوء بصورة، لذا يتعذّر قياس تباينه.',
  covered: '«{words}» في {name} بالصفحة {page} يغطيه {other}.',
  drawingUndescribed: 'رسم بلا وصف في {name} بالصفحة {page}.',
  emptyPage: 'الصفحة {page} فارغة: لا نص فيها ولا صورة.',
  glyphMissing:
    'لا يحتوي أي من خطوط الصفحة على {characters} في {name} بالصفحة {page}: يُرسم بخط من هذا الجهاز أو كمربع فارغ.',
  headingOrder: 'عنوان من المستوى {level} يلي عنوانًا من المستوى {before} في {name} بالصفحة {page}.',
  ornamentFragment: 'لا يظهر من الزخرفة سوى جزء في {name} بالصفحة {page}.',
  ornamentHit: '«{words}» في {name} بالصفحة {page} يصطدم بزخرفة.',
  overlapBlocks: 'يتراكب {name} بمقدار {px} px فوق {other} في الصفحة {page}.',
  overlapWithin: 'يتراكب «{words}» بمقدار {px} px فوق «{others}» في {name} بالصفحة {page}.',
  pictureInMargin: 'تدخل صورة {px} px في الهامش السفلي للصفحة {page}، في {name}.',
  picturePastFoot: 'تتجاوز صورة أسفل الصفحة {page} بمقدار {px} px، في {name}.',
  picturePastHead: 'تتجاوز صورة أعلى الصفحة {page} بمقدار {px} px، في {name}.',
  picturePastLeft: 'تتجاوز صورة الحافة اليسرى للصفحة {page} بمقدار {px} px، في {name}.',
  picturePastRight: 'تتجاوز صورة الحافة اليمنى للصفحة {page} بمقدار {px} px، في {name}.',
  pictureUndescribed: 'صورة بلا وصف في {name} بالصفحة {page}.',
  textInMargin: 'يدخل النص {px} px في الهامش السفلي للصفحة {page}، في {name}.',
  textPastFoot: 'يتجاوز النص أسفل الصفحة {page} بمقدار {px} px، في {name}.',
  textPastHead: 'يتجاوز النص أعلى الصفحة {page} بمقدار {px} px، في {name}.',
  textPastLeft: 'يتجاوز النص الحافة اليسرى للصفحة {page} بمقدار {px} px، في {name}.',
  textPastRight: 'يتجاوز النص الحافة اليمنى للصفحة {page} بمقدار {px} px، في {name}.',
  wrongSum: '«{label}» في {name} بالصفحة {page} هو {printed}، لكن مجموع الأرقام {sum}.',
  fix_alt_text: 'يصفها بتعليقها أو باسم الكتلة.',
  fix_clipping: 'يحرّره من مكان ثابت أو يكمله في صفحة أخرى.',
  fix_contrast: 'يمنحه لونًا مقروءًا من ألوان الصفحة.',
  fix_empty_page: 'يزيل الصفحة.',
  fix_heading_order: 'يمنح العنوان المستوى الذي يلي السابق.',
  fix_image_resolution: 'يصغّر الصورة لتُطبع بوضوح.',
  fix_overflow: 'يحرّره من مكان ثابت أو يكمله في صفحة أخرى.',
  fix_overlap: 'يحرّره من مكان ثابت أو ينقله إلى صفحة أخرى.',
};
