import type { words as english } from '../en/profile.ts';

export const words: typeof english = {
  languageText: 'للواجهة وللرسائل التي تصلك.',
};
