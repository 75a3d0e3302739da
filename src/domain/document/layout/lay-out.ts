import type { Brief } from '../brief.ts';
import type { DocumentDraft, DraftPage } from '../draft.ts';
import { layOutInvoice } from './lay-out-invoice.ts';

function layOutPages(brief: Brief): readonly DraftPage[] {
  const { content } = brief;
  switch (content.kind) {
    case 'invoice':
      return layOutInvoice(content, brief);
    default:
      throw new RangeError(`No layout for ${content.kind}`);
  }
}

/** Turns a brief into the pages and blocks of a document. The same brief gives the same markup, ids included. */
export function layOut(brief: Brief): DocumentDraft {
  return {
    title: brief.title,
    language: brief.language,
    format: brief.look.format,
    orientation: brief.look.orientation,
    direction: brief.look.direction,
    theme: brief.look.theme,
    tokens: brief.look.tokens,
    pages: layOutPages(brief),
  };
}
