import type { DocumentContent } from '../document-content.ts';
import { otherLanguage } from './text-language.ts';

/** Types of blocks whose text isn't prose. */
const otherText: ReadonlySet<unknown> = new Set(['code', 'html']);

/** Names of types, icons and colors are single words of ASCII letters. */
const isProse = (text: string): boolean => /\p{L}\s+\p{L}/u.test(text) || /(?=[^\0-\x7f])\p{L}/u.test(text);

function proseOf(value: unknown): string[] {
  if (typeof value === 'string') return isProse(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if ('type' in value && otherText.has(value.type)) return [];
  return Object.values(value).flatMap(proseOf);
}

/**
 * Returns the language (ISO 639-1) that a document's text is in, if it clearly isn't in the wanted one;
 * otherwise null.
 * @param wanted BCP 47 tag
 */
export const otherLanguageOf = ({ pages }: Pick<DocumentContent, 'pages'>, wanted: string): string | null =>
  otherLanguage(proseOf(pages).join('\n'), wanted);

/** Returns the language (ISO 639-1) of any input that becomes a document; null if it may be English. */
export const languageIn = (input: unknown): string | null => otherLanguage(proseOf(input).join('\n'), 'en');
