import type { Brief, Look } from '../../brief.ts';
import { isArtDirection } from '../../kit/choices.ts';
import { layOut } from '../../layout/lay-out.ts';
import { deckFromArticle } from '../writing/deck-from-article.ts';
import { contentOfDocument } from './content-of-document.ts';
import type { WishReader } from './wish.ts';

const toSlides =
  /^(?:(?:make|turn|convert|change|show|give)(?: (?:it|this|that|me|the (?:page|document)))?(?: (?:in|into|as|to))?(?: (?:an?|some))? |as )?(?:slides?(?: deck)?|(?:a )?(?:slide )?deck|presentation|slideshow|folien|präsentation|diapositives|diapositivas)$/iu;
const toDocument =
  /^(?:(?:make|turn|convert|change|show|give)(?: (?:it|this|that|me|the (?:deck|slides)))?(?: (?:in|into|as|to))?(?: an?)? |as )?(?:an? )?(?:(?:one-?page |single-page |text |word )?document|page|paper|handout|one-?pager|report|article|dokument)$/iu;

/** Slides from a page and a page from slides: the same words in another shape. */
export const readRebuild: WishReader = (wish, { view, seed }) => {
  const wantsSlides = toSlides.test(wish);
  if (!wantsSlides && !toDocument.test(wish)) return null;
  const isSlides = view.article.format.startsWith('slides');
  if (wantsSlides === isSlides)
    return { type: 'say', text: wantsSlides ? 'These are slides already.' : 'This is a document already.' };
  const { article } = view;
  const content = contentOfDocument(view.html);
  const look: Look = {
    format: wantsSlides ? 'slides-16x9' : 'a4',
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
    content: wantsSlides ? deckFromArticle(content) : content,
  };
  return {
    type: 'rewrite',
    draft: layOut(brief),
    did: wantsSlides ? 'made into slides' : 'made into a document',
  };
};
