import type { words as english } from '../en/start.ts';
import type { Plural } from '../plural.ts';

export const words: Readonly<Record<keyof typeof english, string | Plural>> = {
  settingsFaults: { other: '修正が必要な設定が # 件あります：' },
  settingFault: '{variable}：{problem}。{fix}',
  notReadable: '読み取れません',
  notWhole: '{least} から {most} までの整数ではありません',
  notMegabytes: '{least} から {most} までの整数（MB）ではありません',
  neither: '{one} でも {other} でもありません',
  notAnyOf: '{choices} のいずれでもありません',
  notHost: 'ホスト名でも IP アドレスでもありません',
  notOrigin: 'パスのない http(s) アドレスではありません',
  notWebAddress: 'http(s) アドレスではありません',
  notEmail: 'メールアドレスではありません',
  notMailbox: 'メールアドレスではありません（前に名前を付けることもできます）',
  notBeginning: '{beginnings} で始まっていません',
  noFolder: 'file: の後にフォルダーがありません',
  notDomains: 'ドメインでないものが含まれています',
  notHostName: '「{entry}」はポートなしのホスト名ではありません',
  notNetwork: '「{entry}」はアドレスでもネットワークでもなく、loopback や private でもありません',
  notRoles: '{choices} のリストではありません',
  notHostAndPort: '「{entry}」は host:port ではありません',
  notAlias: '「{entry}」は alias=provider:model ではありません（プロバイダーは {choices}）',
  aliasTwice: 'エイリアス「{alias}」が 2 回使われています',
  notImageModel: 'provider:model ではありません（プロバイダーは {choices}）',
  notPrice: '「{entry}」は alias=input/output ではありません',
  missingBeside: '{given} が設定されているのに、設定されていません',
  missingForEngine: 'OCTAVO_SEARCH が {engine} なのに、設定されていません',
  aliasOfUnset: '「{alias}」に {provider} が指定されていますが、設定されていません',
  imageOfUnset: '{provider} が指定されていますが、設定されていません',
  aliasUnknown: '「{alias}」は OCTAVO_MODELS のエイリアスではありません',
  fixExample: '{example} のように設定するか、設定を外してください。',
  fixTogether: '{names} をすべて設定するか、すべて外してください。',
  fixSender: '{example} のように、メールの差出人を設定してください。',
  fixEngine: '{engine} に必要です。設定するか、OCTAVO_SEARCH を外してください。',
  fixAlias: '{names} を設定するか、エイリアスを削除してください。',
  fixProvider: '{names} を設定するか、設定を外してください。',
  fixKnown: '{names} のいずれかを指定するか、OCTAVO_MODELS に追加してください。',
  ready: 'Octavo の準備ができました：{url}',
  readyForJobs: 'Octavo はジョブを実行できます',
  outboxLink: 'メールは送信されません。こちらで読めます：{link}',
  ownerLink: 'このリンクで一度だけサインインできます：{link}',
  stopped: 'Octavo は起動中に停止されました。',
  unexpected:
    '予期しないエラーが発生したため、Octavo を終了します。もう一度起動してください。保存済みの内容は失われません。',
  notStarted: 'Octavo を起動できませんでした：{problem}（詳細は LOG_LEVEL=debug）',
  diskFull:
    '{folder} のあるディスクがいっぱいです。空きを増やすか、{settings} に別のディスクのフォルダーを設定してください。',
  diskDenied:
    'Octavo は {folder} に書き込めません。このユーザーにフォルダーへのアクセスを許可するか、{settings} に別のフォルダーを設定してください。',
  diskReadOnly:
    '{folder} は読み取り専用のディスクにあります。{settings} に別のディスクのフォルダーを設定してください。',
  folderIsFile:
    '{folder} はファイルですが、フォルダーが必要です。移動するか、{settings} に別のフォルダーを設定してください。',
  alreadyRunning:
    'このデータフォルダーではすでに Octavo が動いています（プロセス {process}、{url}）。停止するか、OCTAVO_DATA_DIR に別のフォルダーを設定してください。',
  lockContended:
    '複数のプロセスがロック {file} を取り合っています。ほかのプロセスの起動を待ってから、もう一度お試しください。',
  portInUse:
    'ポート {port} はすでに使用されています。PORT={other} npm start のように、PORT に別のポートを設定してください。',
  portDenied: 'このユーザーはポート {port} を使用できません。PORT に 1024 以上を設定してください。',
  hostMissing:
    'このマシンにアドレス {host} はありません。HOST にこのマシンのアドレスか 0.0.0.0 を設定してください。',
  noFreePort: '{host} に空きポートがありません。PORT を設定してください。',
  databaseUnusable:
    'DATABASE_URL のデータベースサーバー {host} を使用できません：{problem}。動いているか、アドレスが正しいかを確認するか、DATABASE_URL を外して内蔵のものを使ってください。',
  databaseOld:
    'DATABASE_URL のデータベースサーバー {host} は PostgreSQL {version} です。Octavo には {oldest} 以降が必要です。',
  postgresPassword:
    '内蔵の PostgreSQL が {file} のパスワードを拒否しています。データフォルダーのバックアップからファイルを戻してください。',
  postgresFailed:
    '{folder} の内蔵 PostgreSQL が起動しませんでした：{problem}。原因を取り除くか、DATABASE_URL に別のサーバーを設定してください。',
  postgresMissing:
    '{platform} 用の内蔵 PostgreSQL がインストールされていません。オプションのパッケージを含めて npm install を実行するか、DATABASE_URL に PostgreSQL サーバーを設定してください。',
  bucketPackages:
    'STORAGE_URL に S3 バケットが指定されていますが、必要なパッケージがインストールされていません。npm install {packages} を実行するか、STORAGE_URL を file:FOLDER の形で設定してください。',
  browserMissing: 'このマシンには、ページを描画できるブラウザーがありません。',
  browserNotExecutable: 'OCTAVO_BROWSER の {path} は実行可能なファイルではありません。',
  browserUnable: 'OCTAVO_BROWSER のブラウザー {path} はページを描画できません：{problem}。',
  browserNotStarted: 'ブラウザー {path} が起動しませんでした：{problem}',
  browserInstall: '{command} を実行するか、OCTAVO_BROWSER に Chrome か Chromium のパスを設定してください。',
  browserUseBundled: 'OCTAVO_BROWSER を外すと、同梱のブラウザーが使われます。',
  browserUnset: 'OCTAVO_BROWSER を外し、{command} を実行してください',
};
