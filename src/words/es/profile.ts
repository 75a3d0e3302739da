import type { words as english } from '../en/profile.ts';

export const words: typeof english = {
  languageText: 'Para la interfaz y para los correos que recibes.',
};
