import type { DocumentDraft } from '../../draft.ts';
import { isArtDirection } from '../../kit/choices.ts';
import type { Look } from '../../kit/look.ts';
import { readArticle } from '../../read-article.ts';
import type { Brief } from '../brief.ts';
import { draftOfBrief } from '../draft-of-brief.ts';
import { deckFromArticle } from '../writing/deck-from-article.ts';
import { contentOfDocument } from './content-of-document.ts';

export type DocumentShape = 'slides' | 'document';

export function shapeOf(format: string): DocumentShape {
  return format.startsWith('slides') ? 'slides' : 'document';
}

/** Slides from a page, or a page from slides: the same words laid out in another shape. */
export function reshapeDocument(html: string, shape: DocumentShape, seed: number): DocumentDraft {
  const article = readArticle(html);
  const content = contentOfDocument(html);
  const look: Look = {
    format: shape === 'slides' ? 'slides-16x9' : 'a4',
    orientation: 'portrait',
    direction: isArtDirection(article.direction) ? article.direction : 'swiss',
    theme: article.theme,
    // Sizes that suited the one shape do not suit the other.
    tokens: Object.fromEntries(Object.entries(article.tokens).filter(([name]) => !name.startsWith('fit-'))),
    seed,
  };
  const brief: Brief = {
    title: article.title || content.title,
    language: article.language,
    look,
    content: shape === 'slides' ? deckFromArticle(content) : content,
  };
  return draftOfBrief(brief);
}
