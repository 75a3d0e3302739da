import type { Language } from '../../../words/languages.ts';
import { detectLanguage } from '../../reader/detect-language.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { withoutQuoted } from '../../text/quoted-text.ts';

const others: Readonly<Partial<Record<ReaderLanguage, Language>>> = { pt: 'pt-BR', zh: 'zh-Hans' };

/** Returns the language of the catalog for a language of the reader. */
export const catalogLanguage = (language: ReaderLanguage): Language =>
  others[language] ?? (language as Language);

/** Returns the reader's language for one of the catalog. */
export const readerLanguage = (language: Language): ReaderLanguage =>
  language.split('-')[0] as ReaderLanguage;

/**
 * Returns the language to answer a prompt in: that of the prompt. What a short prompt doesn't tell is decided by the
 * language of the interface.
 */
export function spokenLanguage(prompt: string, ofInterface: Language = 'en'): Language {
  const words = withoutQuoted(prompt);
  // 'A4' and '50 %' have no word of any language.
  if (!/\p{L}{2}/u.test(words)) return ofInterface;
  return catalogLanguage(detectLanguage(words, readerLanguage(ofInterface)));
}
