import type { words as english } from '../en/profile.ts';

export const words: typeof english = {
  languageText: 'Voor de interface en voor e-mails aan u.',
};
