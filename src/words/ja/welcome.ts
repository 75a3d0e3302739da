import type { words as english } from '../en/welcome.ts';

export const words: typeof english = {
  brandByHand: '手動で入力',
  brandDone: (name) => `「${name}」を保存しました。`,
  brandFromSite: 'Web サイトから取得',
  brandText: 'ロゴ、カラー、フォントをすべての新しいドキュメントに使います。',
  brandTitle: 'ブランドを追加',
  modelConnect: 'プロバイダーを接続',
  modelDone: (name) => `${name} を使用できます。`,
  modelLocal: 'このサーバーで実行',
  modelText:
    '短い言葉から本文全体を書きます。モデルがない場合は、内蔵コンポーザーがテンプレートから作成します。',
  modelTitle: 'モデルを接続',
  pageText: '1 行で説明するか、次のいずれかから始めてください：',
  pageTitle: '最初のページを作成',
  skip: 'スキップ',
  title: 'Octavo へようこそ',
};
