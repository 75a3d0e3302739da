import type { words as english } from '../en/member.ts';

export const words: typeof english = {
  allowanceTitle: '今月の生成回数。メンバーシップを開きます。',
  downloadFailed: 'ダウンロードできませんでした',
  fileDenied: 'アクセスが拒否されました。ページを再読み込みして、もう一度お試しください。',
  fileGone: 'PDF ファイルが見つかりません。ドキュメントが削除された可能性があります。',
  fileNoLonger: 'このドキュメントは利用できなくなりました。ページを再読み込みして、もう一度お試しください。',
  fileNotYet: 'PDF を利用できません',
  fileNotYetText: 'ドキュメントがまだ処理中の可能性があります。しばらくしてからもう一度お試しください。',
  generations: { other: '生成 # 回' },
  generationsOf: (used, limit) => `生成 ${used}／${limit} 回`,
  notInPlan: '現在のプランには含まれていません',
  printBlocked:
    '印刷ウィンドウがブロックされました。このサイトのポップアップを許可して、もう一度お試しください。',
  printPage: (page) => `${page} ページ`,
  printPreparing: 'PDF を準備しています…',
  printWarning: '印刷できません',
  seePlans: 'プランを見る',
};
