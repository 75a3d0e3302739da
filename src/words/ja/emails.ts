import type { words as english } from '../en/emails.ts';

export const words: typeof english = {
  buttonFails: 'ボタンが機能しない場合は、次のアドレスをブラウザーにコピーしてください：',
  changeAction: '新しいメールアドレスを確認',
  changedHeading: 'メールアドレスが変更されました',
  changedNote: (contact) =>
    `お心当たりがない場合、第三者がアカウントにアクセスしている可能性があります。至急 ${contact} までご連絡ください。`,
  changedPreview: 'アカウントのアドレスが変わりました。',
  changedReason:
    'このメールは、このアドレスがこれまで Octavo アカウントのアドレスだったためお送りしています。',
  changedSubject: 'Octavo アカウントのメールアドレスが変更されました',
  changedText:
    'Octavo アカウントのメールアドレスが変更されました。今後は新しいアドレスでログインしてください。このアドレスにメールは届かなくなります。',
  changeHeading: '新しいメールアドレスの確認',
  changeNote: 'Octavo アカウントをお持ちでない場合は、このメールを無視してください。何も変更されません。',
  changePreview: '確認されるまで、アカウントは現在のアドレスのままです。',
  changeReason:
    'このメールは、このアドレスが Octavo アカウントの新しいアドレスとして入力されたためお送りしています。',
  changeSubject: 'Octavo：新しいメールアドレスの確認',
  changeText:
    'このアドレスが Octavo アカウントの新しいアドレスとして入力されました。ご自身のアドレスであることを確認してください。確認されるまで、アカウントは現在のアドレスのままです。',
  codeHeading: 'ご本人の確認',
  codeNote: (minutes) => `コードはリクエストしたブラウザーで、${minutes} 分以内に 1 回のみ有効です。`,
  codeOther: 'お心当たりがない場合は、プロフィールページでほかのすべてのデバイスからログアウトしてください。',
  codePreview: 'プロフィールページに入力して、ご本人であることを確認してください。',
  codeReason: 'このメールは、お使いの Octavo アカウントで本人確認が必要になったためお送りしています。',
  codeSubject: 'Octavo の確認コード',
  codeText:
    'アカウントにログイン中のユーザーが、セキュリティ設定を変更しようとしています。ご本人の場合は、プロフィールページに次のコードを入力してください：',
  deletedHeading: 'アカウントが削除されました',
  deletedMore: '共有したリンクは使えなくなりました。いつでも新しいアカウントを作成できます。',
  deletedNote: (contact) => `お心当たりがない場合は、${contact} までご連絡ください。`,
  deletedPreview: 'ドキュメント、チャット、プロフィールが完全に削除されました。',
  deletedReason:
    'このメールは、このアドレスがアカウントのアドレスだったためお送りしています。アカウントに関する最後のメールです。',
  deletedSubject: 'Octavo アカウントが削除されました',
  deletedText:
    'Octavo アカウントと、そのすべてのドキュメント、チャット、プロフィールのデータが削除されました。元に戻すことはできません。',
  existsAction: 'ログインへ進む',
  existsHeading: 'すでにアカウントをお持ちです',
  existsMore:
    'いつものようにログインしてください。パスワードをお忘れの場合は、ログインページで「パスワードをお忘れですか？」を選んでください。',
  existsNote: 'お心当たりがない場合、対応は不要です。アカウントは安全です。',
  existsPreview: '登録ではなく、ログインしてください。',
  existsReason: 'このメールは、このアドレスで 2 つ目のアカウントが作成されようとしたためお送りしています。',
  existsSubject: 'すでに Octavo アカウントをお持ちです',
  existsText:
    'このアドレスで Octavo への登録が試みられました（おそらくご本人です）。すでにアカウントがあるため、何も変更されていません。',
  factorOffHeading: '2 段階ログインがオフになりました',
  factorOffNote:
    'お心当たりがない場合は、すぐにパスワードを変更し、ほかのすべてのデバイスからログアウトしてください。',
  factorOffPreview: 'パスワードだけでアカウントにログインできます。',
  factorOffSubject: 'Octavo の 2 段階ログインがオフになりました',
  factorOffText: 'ログイン時に認証アプリのコードは不要になりました。プロフィールページで再びオンにできます。',
  factorOnHeading: '2 段階ログインがオンになりました',
  factorOnNote: 'お心当たりがない場合は、すぐにパスワードをリセットし、サポートにご連絡ください。',
  factorOnPreview: 'パスワードでのログインにはコードも必要です。',
  factorOnSubject: 'Octavo の 2 段階ログインがオンになりました',
  factorOnText:
    'パスワードでログインするとき、認証アプリのコードが必要になりました。リカバリーコードを保管してください。電話をなくした場合、それぞれ 1 回ログインできます。',
  greeting: 'こんにちは。',
  greetingName: (name) => `${name} 様`,
  keysRevoked: '次の API キーが無効になりました：',
  keysWork: '次の API キーは引き続き有効です：',
  keyUnused: (name, prefix) => `${name}（${prefix}…）、未使用`,
  keyUsed: (name, prefix, day) => `${name}（${prefix}…）、最終使用日 ${day}`,
  linkOnce: 'リンクは 1 回のみ有効です。',
  linkOnceFor: (time) => `リンクは 1 回のみ有効です。有効期間：${time}。`,
  openMembership: 'メンバーシップを開く',
  openProfile: 'プロフィールを開く',
  operator: 'このサーバーの管理者',
  passwordHeading: 'パスワードが変更されました',
  passwordNote:
    'お心当たりがない場合は、ログインページの「パスワードをお忘れですか？」からすぐにリセットし、すべての API キーを無効にしてください。',
  passwordPreview: 'ほかのデバイスはすべてログアウトしました。',
  passwordReviewKeys: 'API キーを確認',
  passwordSubject: 'Octavo のパスワードが変更されました',
  passwordText: 'Octavo アカウントのパスワードが変更され、ほかのデバイスはすべてログアウトしました。',
  paymentHeading: 'お支払いに失敗しました',
  paymentNote: 'すでにお支払い済みの場合、対応は不要です。',
  paymentOtherwise:
    'お支払いがない場合、アカウントは Basic プランに移行します。削除されるものはなく、すべてのドキュメントを閲覧、書き出しできます。',
  paymentPreview: (day) => `プランは ${day} まで有効です。`,
  paymentPreviewOver: 'お支払いが完了するまで、プランは一時停止されます。',
  paymentReason: (plan) =>
    `このメールは、お使いのアカウントの ${plan} プランのお支払いに失敗したため、請求ごとに 1 回お送りしています。`,
  paymentSubject: (plan) => `Octavo ${plan} プランのお支払いに失敗しました`,
  paymentText: (plan, day) => `${plan} プランのお支払いが完了しませんでした。プランは ${day} まで有効です。`,
  paymentTextOver: (plan, day) =>
    `${plan} プランのお支払いが完了しませんでした。プランは ${day} まで有効でしたが、お支払いが完了するまで一時停止されます。`,
  paymentNextStep:
    'メンバーシップを開いて「カードと請求書」を選び、カードが有効で残高があるかご確認ください。その後、お支払いを再度処理します。ほかの変更はありません。',
  questions: (email) => `ご質問は ${email} まで。`,
  resetAction: '新しいパスワードを設定',
  resetHeading: 'パスワードのリセット',
  resetNote: 'お心当たりがない場合は、このメールを無視してください。パスワードは変更されません。',
  resetPreview: 'アカウントの新しいパスワードを設定してください。',
  resetReason: 'このメールは、このアドレスで新しいパスワードがリクエストされたためお送りしています。',
  resetSubject: 'Octavo のパスワードをリセット',
  resetText:
    'Octavo アカウントの新しいパスワードを設定してください。すべてのデバイスがログアウトし、新しいパスワードでログインできます。',
  securityReason: 'このメールは、お使いの Octavo アカウントのセキュリティが変更されたためお送りしています。',
  signInAction: 'ログイン',
  signInHeading: 'Octavo にログイン',
  signInNote:
    'お心当たりがない場合は、このメールを無視し、リンクを誰にも渡さないでください。アカウントを開くことができるリンクです。',
  signInPreview: 'ログインしたいデバイスで開いてください。',
  signInReason: 'このメールは、このアドレスでログイン用リンクがリクエストされたためお送りしています。',
  signInSubject: 'Octavo のログイン用リンク',
  signInText: 'リクエストされたログイン用リンクです。パスワードは不要です。',
  verifyAction: 'メールアドレスを確認',
  verifyHeading: 'メールアドレスの確認',
  verifyNote:
    '登録にお心当たりがない場合は、このメールを無視してください。リンクがなければ、誰もこのアドレスのアカウントを使えません。',
  verifyPreview: 'あと 1 ステップでアカウントの準備が完了します。',
  verifyReason: 'このメールは、このアドレスで Octavo アカウントが作成されたためお送りしています。',
  verifySubject: 'Octavo：メールアドレスの確認',
  verifyText: 'Octavo アカウントを使い始めるには、ご自身のアドレスであることを確認してください。',
};
