import type { Area } from '../../words/catalogue.ts';
import { sourceLanguage } from '../../words/languages.ts';
import { language } from './language.ts';

/** The server's messages are English, so they are only loaded for other languages. */
export const needsServerWords = (): boolean => language() !== sourceLanguage;

/** Areas to load with a screen that shows steps or findings. Those of errors are larger, and load when one is shown. */
export const serverAreas = (): readonly Area[] => (needsServerWords() ? ['findings', 'notes', 'steps'] : []);

/** The area of what was left out of files, and of the errors that may be the cause. */
export const noteAreas = (): readonly Area[] => (needsServerWords() ? ['errors', 'notes'] : []);

/** The area of errors, for screens that show many of them. */
export const errorAreas = (): readonly Area[] => (needsServerWords() ? ['errors'] : []);
