import type { DocumentContent } from '../../content/document-content.ts';

/**
 * What only writers outside of North America type: pounds and euros, VAT, British telephone numbers and postcodes, and
 * days before months.
 */
const signs: readonly RegExp[] = [
  /[£€]/u,
  /\bVAT\b/u,
  /(?:\+44|\b0[27]\d{3})[\s\d]{6,9}\b/u,
  /\b[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}\b/u,
  /\b\d{1,2}(?:st|nd|rd|th)? (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/iu,
];

/** Sets an English page whose prompt has such signs in British English on A4. American pages keep their size. */
export function withRegion(content: DocumentContent, prompt: string): DocumentContent {
  const isEnglish = content.language === 'en' || content.language.startsWith('en-');
  if (!isEnglish || !signs.some((sign) => sign.test(prompt))) return content;
  const { look } = content;
  return {
    ...content,
    language: 'en-GB',
    look: { ...look, format: look.format === 'letter' ? 'a4' : look.format },
  };
}
