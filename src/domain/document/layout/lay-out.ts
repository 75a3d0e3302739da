import type { Brief } from '../brief.ts';
import type { DocumentDraft, DraftPage } from '../draft.ts';
import { layOutArticle } from './lay-out-article.ts';
import { layOutDeck } from './lay-out-deck.ts';
import { layOutFlyer } from './lay-out-flyer.ts';
import { layOutInvoice } from './lay-out-invoice.ts';
import { layOutOnePager } from './lay-out-one-pager.ts';

function layOutPages(brief: Brief): readonly DraftPage[] {
  const { content } = brief;
  switch (content.kind) {
    case 'invoice':
      return layOutInvoice(content, brief);
    case 'one-pager':
      return layOutOnePager(content, brief);
    case 'flyer':
      return layOutFlyer(content, brief);
    case 'pitch-deck':
      return layOutDeck(content, brief);
    case 'article':
      return layOutArticle(content, brief);
  }
}

/**
 * Turns a brief into the pages and blocks of a document. The same brief gives the same markup, ids included. How a
 * page is arranged is left to the kit: direction, theme and palette may change later without new markup; a change
 * of format keeps the page breaks of the first.
 */
export function layOut(brief: Brief): DocumentDraft {
  const { look } = brief;
  return {
    title: brief.title,
    language: brief.language,
    format: look.format,
    orientation: look.orientation,
    direction: look.direction,
    theme: look.theme,
    tokens: look.tokens,
    pages: layOutPages(brief),
  };
}
