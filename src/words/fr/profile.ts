import type { words as english } from '../en/profile.ts';

export const words: typeof english = {
  languageText: 'Pour l’interface et pour les e-mails que vous recevez.',
};
