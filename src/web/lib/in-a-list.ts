import { language } from './language.ts';

/** Joins texts as in the user's language: 'a, b, c'. */
export const inAList = (texts: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: 'unit', style: 'short' }).format(texts);
