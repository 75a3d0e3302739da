import type { words as english } from '../en/profile.ts';

export const words: typeof english = {
  languageText: '画面の表示と、お送りするメールに使用します。',
};
