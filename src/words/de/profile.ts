import type { words as english } from '../en/profile.ts';

export const words: typeof english = {
  languageText: 'Für die Oberfläche und für E-Mails an Sie.',
};
