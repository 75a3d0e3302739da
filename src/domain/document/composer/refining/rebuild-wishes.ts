import { reshapeDocument, shapeOf } from './reshape-document.ts';
import type { WishReader } from './wish.ts';

const toSlides =
  /^(?:(?:make|turn|convert|change|show|give)(?: (?:it|this|that|me|the (?:page|document)))?(?: (?:in|into|as|to))?(?: (?:an?|some))? |as )?(?:slides?(?: deck)?|(?:a )?(?:slide )?deck|presentation|slideshow|folien|präsentation|diapositives|diapositivas)$/iu;
const toDocument =
  /^(?:(?:make|turn|convert|change|show|give)(?: (?:it|this|that|me|the (?:deck|slides)))?(?: (?:in|into|as|to))?(?: an?)? |as )?(?:an? )?(?:(?:one-?page |single-page |text |word )?document|page|paper|handout|one-?pager|report|article|dokument)$/iu;

/** Slides from a page and a page from slides: the same words in another shape. */
export const readRebuild: WishReader = (wish, { view, seed }) => {
  const wantsSlides = toSlides.test(wish);
  if (!wantsSlides && !toDocument.test(wish)) return null;
  const shape = wantsSlides ? 'slides' : 'document';
  if (shapeOf(view.article.format) === shape)
    return { type: 'say', text: wantsSlides ? 'These are slides already.' : 'This is a document already.' };
  return {
    type: 'rewrite',
    draft: reshapeDocument(view.html, shape, seed),
    did: wantsSlides ? 'made into slides' : 'made into a document',
  };
};
