import type { words as english } from '../en/profile.ts';

export const words: typeof english = {
  languageText: 'Per l’interfaccia e per le email che ricevi.',
};
