import type { words as english } from '../en/findings.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  clipped: '{page} ページの {name} で、文字が {px} px 切れています。',
  coarsePicture:
    '{page} ページの {name} の画像は 1 インチあたり {found} ピクセルで、きれいに印刷できる {wanted} を下回っています。',
  contrast:
    '{page} ページの {name} の「{words}」のコントラストは {ratio} : 1 です。この大きさには {needed} : 1 が必要です。',
  contrastMany:
    '{page} ページの {name} の「{words}」（ほか {count} か所）のコントラストは {ratio} : 1 です。この大きさには {needed} : 1 が必要です。',
  contrastOnPicture:
    '{page} ページの {name} の「{words}」は、背景の画像やグラデーションとのコントラストが {ratio} : 1 です。この大きさには {needed} : 1 が必要です。',
  contrastUnknown: '{page} ページの {name} の「{words}」は画像で塗られているため、コントラストを測れません。',
  covered: '{page} ページの {name} の「{words}」が {other} に隠れています。',
  drawingUndescribed: '{page} ページの {name} の図に説明がありません。',
  emptyPage: '{page} ページは空です。文字も画像もありません。',
  glyphMissing:
    '{page} ページの {name} の {characters} がページのどのフォントにもありません。この端末のフォントか空の四角で表示されます。',
  headingOrder: '{page} ページの {name} で、レベル {before} の見出しの次がレベル {level} です。',
  ornamentFragment: '{page} ページの {name} に装飾の一部だけが見えています。',
  ornamentHit: '{page} ページの {name} の「{words}」が装飾に重なっています。',
  overlapBlocks: '{page} ページで {name} が {other} に {px} px 重なっています。',
  overlapWithin: '{page} ページの {name} で「{words}」が「{others}」に {px} px 重なっています。',
  pictureInMargin: '{page} ページの {name} の画像が下の余白に {px} px はみ出しています。',
  picturePastFoot: '{page} ページの {name} の画像が下端から {px} px はみ出しています。',
  picturePastHead: '{page} ページの {name} の画像が上端から {px} px はみ出しています。',
  picturePastLeft: '{page} ページの {name} の画像が左端から {px} px はみ出しています。',
  picturePastRight: '{page} ページの {name} の画像が右端から {px} px はみ出しています。',
  pictureUndescribed: '{page} ページの {name} の画像に説明がありません。',
  textInMargin: '{page} ページの {name} の文字が下の余白に {px} px はみ出しています。',
  textPastFoot: '{page} ページの {name} の文字が下端から {px} px はみ出しています。',
  textPastHead: '{page} ページの {name} の文字が上端から {px} px はみ出しています。',
  textPastLeft: '{page} ページの {name} の文字が左端から {px} px はみ出しています。',
  textPastRight: '{page} ページの {name} の文字が右端から {px} px はみ出しています。',
  wrongSum: '{page} ページの {name} の「{label}」は {printed} ですが、計算すると {sum} です。',
  fix_alt_text: 'キャプションかブロック名で説明を付けます。',
  fix_clipping: '固定位置を解除するか、次のページに続けます。',
  fix_contrast: 'ページの読みやすい色にします。',
  fix_empty_page: 'ページを削除します。',
  fix_heading_order: '前の見出しに続くレベルにします。',
  fix_image_resolution: 'くっきり印刷できるよう画像を小さくします。',
  fix_overflow: '固定位置を解除するか、次のページに続けます。',
  fix_overlap: '固定位置を解除するか、別のページに移します。',
};
