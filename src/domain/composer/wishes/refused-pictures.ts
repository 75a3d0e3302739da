import type { DocumentContent } from '../../content/document-content.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { isNegated } from './read-look.ts';
import { isA, wishTerms } from './wish-terms.ts';

const longestPrompt = 4_000;

/** Returns whether a prompt wants no pictures: 'no clip art', 'ohne Bilder', '写真なし'. */
export function refusesPictures(prompt: string, language: ReaderLanguage): boolean {
  const clauses = prompt
    .normalize('NFC')
    .slice(0, longestPrompt)
    .split(/[.,;:!?\n、。，；！？،؛]/u);
  return clauses.some((clause) => {
    const hits = wishTerms(clause, language);
    return hits.some((hit) => isA(hit, 'picture') && isNegated(clause, hits, hit));
  });
}

/** Shows nothing on a page whose prompt wants no pictures. */
export function withoutRefused(
  content: DocumentContent,
  prompt: string,
  language: ReaderLanguage,
): DocumentContent {
  return refusesPictures(prompt, language) ? { ...content, look: { ...content.look, subject: '' } } : content;
}
