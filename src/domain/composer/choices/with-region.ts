import type { DocumentContent } from '../../content/document-content.ts';
import { regionOf } from '../region.ts';

/** Sets an English page on the paper and in the English of its prompt's region, or else of its sender's address. */
export function withRegion(content: DocumentContent, prompt: string, address = ''): DocumentContent {
  const isEnglish = content.language === 'en' || content.language.startsWith('en-');
  const language = isEnglish ? (regionOf(prompt) ?? regionOf(address)) : null;
  if (!language) return content;
  const { look } = content;
  const isPaper = look.format === 'letter' || look.format === 'a4';
  const paper = language === 'en-GB' ? 'a4' : 'letter';
  return { ...content, language, look: { ...look, format: isPaper ? paper : look.format } };
}
