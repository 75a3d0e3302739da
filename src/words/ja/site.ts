import type { words as english } from '../en/site.ts';

export const words: typeof english = {
  notFoundText: (path) => `${path} にはページがありません。アドレスを確認するか、ホームに戻ってください。`,
  notFoundTitle: 'ページが見つかりません',
};
