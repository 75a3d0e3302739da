import type { words as english } from '../en/uploads.ts';

export const words: typeof english = {
  backWhereItWas: (name) => `${name} は元の位置に戻りました。`,
  cancel: (name) => `${name} をキャンセル`,
  checking: '確認しています',
  dismiss: (name) => `${name} を閉じる`,
  done: 'アップロード済み',
  drag: 'ドラッグして並べ替え',
  dropped: (name) => `${name} を置きました。`,
  droppedAt: (name, at, of) => `${name} を ${of} 件中 ${at} 番目に置きました。`,
  heldAt: (name, at, of) => `${name} は ${of} 件中 ${at} 番目です。`,
  move: (name) => `${name} を移動`,
  noFolderText: '中のファイルをドロップしてください。',
  noFolderTitle: 'フォルダーは追加できません',
  pickedUp: (name) => `${name} をつかみました。`,
  pictureTooLarge: (megabytes) => `画像が ${megabytes} MB を超えています。小さい画像を選んでください。`,
  pictureUnreadable: '画像を読み込めませんでした。別の画像をお試しください。',
  pictureUnsupported: (file) =>
    `「${file}」はブラウザーで読み込める画像ではありません。PNG、JPEG、WebP をお使いください。`,
  retry: (name) => `${name} を再試行`,
  sortHelp: 'Space キーでつかみ、矢印キーで移動し、Space キーで置きます。Esc キーでキャンセルします。',
  stateWithSize: (state, size) => `${state}、${size}`,
  uploadOf: (name) => `${name} のアップロード`,
  uploads: 'アップロード',
  waiting: '待機中',
};
