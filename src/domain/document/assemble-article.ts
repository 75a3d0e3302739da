import { articleAttributes, pageAttributes } from './document-attributes.ts';
import type { DocumentDraft, DraftBlock, DraftPage } from './draft.ts';
import { drawFigures, type Hand, handOf } from './figures/redraw-figures.ts';
import { startTag } from './sanitise/canonical-node.ts';
import { sanitiseArticle, sanitiseBlockAs } from './sanitise/sanitise-article.ts';

/** What is known of a document before its first page. */
export type DraftHead = Omit<DocumentDraft, 'pages'>;

/** An id in the characters that ids have; empty when nothing of it is left. */
function tidyId(id: string): string {
  return id
    .trim()
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .slice(0, 64);
}

/** The start tag of the article, for those who write the rest themselves. */
function articleStart(head: DraftHead): string {
  return startTag('article', articleAttributes({ ...head, tokens: Object.entries(head.tokens) }));
}

function pageStart(page: Omit<DraftPage, 'blocks'>): string {
  const attributes = {
    class: page.className,
    'data-id': tidyId(page.id),
    ...(page.notes ? { 'data-notes': page.notes } : {}),
  };
  return startTag('section', pageAttributes(attributes));
}

/** An article without pages, attributes checked and escaped: the first thing that a preview shows. */
export function articleShell(head: DraftHead): string {
  return `${articleStart(head)}</article>`;
}

/** A page without blocks. */
export function pageShell(page: Omit<DraftPage, 'blocks'>): string {
  return `${pageStart(page)}</section>`;
}

/** A block's markup, its figures drawn, sanitised: one root element whose `data-id` is the block's id. */
export function assembleBlock(block: DraftBlock, hand: Hand = { language: 'en' }): string {
  const id = tidyId(block.id) || 'block';
  return sanitiseBlockAs(id, drawFigures(block.html, id, hand));
}

/**
 * The document of a draft, sanitised and in canonical form. Ids are made valid and unique; of two blocks with the
 * same id the second gets a number.
 */
export function assembleArticle(draft: DocumentDraft): string {
  const hand = handOf(draft.language, draft.direction);
  const pages = draft.pages.map(
    (page) =>
      `${pageStart(page)}${page.blocks.map((block) => assembleBlock(block, hand)).join('')}</section>`,
  );
  return sanitiseArticle(`${articleStart(draft)}${pages.join('')}</article>`);
}
