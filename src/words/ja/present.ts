import type { words as english } from '../en/present.ts';

export const words: typeof english = {
  audienceBlank: '観客には黒い画面が表示されています',
  audienceBlocked:
    'ブラウザーがブロックしました。このサイトのポップアップを許可して、もう一度お試しください。',
  audienceFailed: 'ウィンドウを開けませんでした',
  audienceWindow: '観客用ウィンドウ',
  end: 'プレゼンテーションを終了',
  fullscreen: '全画面表示',
  fullscreenExit: '全画面表示を終了',
  next: '次',
  nextSlide: '次のスライド',
  noMore: 'プレゼンテーションの終わり',
  notes: 'ノート',
  notesNone: 'このスライドにノートはありません',
  presentation: (title) => `プレゼンテーション：${title}`,
  presenterView: '発表者ビュー',
  previousSlide: '前のスライド',
  slide: (number) => `スライド ${number}`,
  slideCurrent: '現在のスライド',
  slideOf: (number, count) => `スライド ${number} / ${count}`,
  timer: 'タイマー',
  timerPause: 'タイマーを一時停止',
  timerReset: 'タイマーをリセット',
  timerResume: 'タイマーを再開',
  untitled: '無題',
};
