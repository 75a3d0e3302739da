import type { words as english } from '../en/heads.ts';

export const words: typeof english = {
  aboutText:
    'Octavo について：ページ全体の執筆、レイアウト、チェックを行うオープンソースのドキュメント作成ツールです。',
  homeText:
    '1 行のプロンプトから、ブランドに沿った完成品質のドキュメントを。請求書、メニュー、ポスター、レポート、スライドを PDF で作成できます。',
  loading: '読み込んでいます…',
  loadingAgain: '再読み込み',
  loadingLate:
    '読み込みに時間がかかっています。接続が遅いか、このページのスクリプトがブロックされている可能性があります。',
  needsScripts:
    'Octavo はブラウザー上でページを作成するため、JavaScript が必要です。このサイトで有効にして、ページを再読み込みしてください。',
  notFoundText: 'このアドレスにはページがありません。',
  notFoundTitle: 'ページが見つかりません',
  pricingText: 'この Octavo の料金プラン：各プランの機能、作成・保存できるドキュメント数、価格。',
  privacyText: 'この Octavo が保存するデータ、保存場所、保存期間。',
  shortcutsText: 'Octavo のキーボードショートカットを画面別に紹介します。',
  templatesText:
    '自由に編集できる完成済みドキュメント：手紙、履歴書、チェックリスト、メニュー、掲示、スライドなどを PDF で。',
  termsText: 'この Octavo をご利用いただく際の規約。',
};
