import type { words as english } from '../en/profile.ts';

export const words: typeof english = {
  languageText: 'Dla interfejsu i wiadomości e-mail do Ciebie.',
};
