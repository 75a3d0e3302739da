import type { words as english } from '../en/profile.ts';

export const words: typeof english = {
  languageText: '用于界面和发送给你的邮件。',
};
