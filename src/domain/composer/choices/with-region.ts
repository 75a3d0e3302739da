import type { DocumentContent } from '../../content/document-content.ts';
import { regionOf } from '../region.ts';

/** Gives an English page the paper size and spelling of its prompt's region, else of its sender's address. */
export function withRegion(content: DocumentContent, prompt: string, address = ''): DocumentContent {
  const isEnglish = content.language === 'en' || content.language.startsWith('en-');
  const language = isEnglish ? (regionOf(prompt) ?? regionOf(address)) : null;
  if (!language) return content;
  const { look } = content;
  const isPaper = look.format === 'letter' || look.format === 'a4';
  const paper = language === 'en-GB' ? 'a4' : 'letter';
  return { ...content, language, look: { ...look, format: isPaper ? paper : look.format } };
}
