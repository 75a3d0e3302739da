/** @type {typeof import('./en.mjs').words} */
export const words = {
  nodeTooOld: 'Octavo には Node {needed} 以降が必要です。現在は {found} です。入手先: {url}',
  npmMissing: 'npm が見つかりません。Node に付属しています: {url}',
  installFailed: 'パッケージをインストールできませんでした。npm ci はコード {code} で終了しました。',
  nodeNotFetched: 'npm で Node {version} を取得できませんでした。',
  nodeUnusable: 'Node {version} はこのマシンでは動作しません ({platform})。',
  installing: 'パッケージをインストール中 (初回のみ、約 1 分)',
  fetching: 'Node {version} を取得中',
  waiting: '同じ作業をしているプロセス {process} を待機中',
  building: 'Web アプリをビルド中',
  buildFailed: 'Web アプリをビルドできませんでした。',
  drawing: 'サンプルページを作成中',
  drawingFailed: 'サンプルページを作成できませんでした。',
  notStarted: 'Octavo を起動できませんでした: {problem}',
  notSetUp: 'Octavo をセットアップできませんでした: {problem}',
  done: '完了',
  failed: '失敗',
};
