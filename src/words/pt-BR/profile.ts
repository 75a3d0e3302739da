import type { words as english } from '../en/profile.ts';

export const words: typeof english = {
  languageText: 'Para a interface e para os e-mails que você recebe.',
};
