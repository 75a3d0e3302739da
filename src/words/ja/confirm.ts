import type { words as english } from '../en/confirm.ts';

export const words: typeof english = {
  byEmail: 'コードをメールで受け取る',
  byGoogle: 'Google で確認',
  cancel: 'キャンセル',
  code: 'メールに記載のコード',
  codeHint: (email) => `${email} に送信した 6 桁の数字です。`,
  codeResend: 'コードを再送信',
  codeSentText: (email) => `${email} に新しいコードを送信しました。`,
  codeSentTitle: 'コードを送信しました',
  confirm: '確認',
  confirmed: '確認しました',
  confirming: '確認しています',
  otherWay: 'このアカウントにはパスワードがないため、別の方法で確認してください。確認は 10 分間有効です。',
  password: 'パスワード',
  passwordText: '続けるにはパスワードを入力してください。',
  reason: '重要な変更の前に確認をお願いしています。',
  restart:
    'このアカウントには、パスワードも受信可能なメールアドレスもありません。Octavo を再起動し、表示されるログインリンクを開いてください。その後 10 分間、変更できます。',
  sending: '送信しています',
  title: 'ご本人の確認',
};
