/** Languages the reader has words and training data for. */
export const readerLanguages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'ja', 'zh', 'ar'] as const;
export type ReaderLanguage = (typeof readerLanguages)[number];
