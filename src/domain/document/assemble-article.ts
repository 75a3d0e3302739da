import { articleAttributes, pageAttributes } from './document-attributes.ts';
import type { DocumentDraft, DraftBlock, DraftPage } from './draft.ts';
import { drawFigures, type Hand, handOf } from './figures/redraw-figures.ts';
import { drawRunningLines } from './running/draw-running-lines.ts';
import { startTag } from './sanitise/canonical-node.ts';
import { sanitiseArticle, sanitiseBlockAs } from './sanitise/sanitise-article.ts';

/** The document settings known before the first page. */
export type DraftHead = Omit<DocumentDraft, 'pages'>;

/** Characters; the sanitizer truncates far longer markup. */
const longArticle = 1_000_000;

/** Removes characters that are invalid in an id; the result can be empty. */
function tidyId(id: string): string {
  return id
    .trim()
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .slice(0, 64);
}

/** Returns only the start tag of the article. */
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

/** Returns an article without pages, attributes validated and escaped: the first content of a preview. */
export function articleShell(head: DraftHead): string {
  return `${articleStart(head)}</article>`;
}

/** Returns a page without blocks. */
export function pageShell(page: Omit<DraftPage, 'blocks'>): string {
  return `${pageStart(page)}</section>`;
}

/**
 * Draws the figures of a block and sanitizes it; the result has one root element with the block's id as
 * `data-id`.
 */
export function assembleBlock(block: DraftBlock, hand: Hand = { language: 'en' }): string {
  const id = tidyId(block.id) || 'block';
  return sanitiseBlockAs(id, drawFigures(block.html, id, hand));
}

/** Returns whether each id in the markup occurs once. */
function hasUniqueIds(html: string): boolean {
  const ids = html.match(/ data-id="[^"]*"/g) ?? [];
  return new Set(ids).size === ids.length;
}

/**
 * Returns the document of a draft, sanitized and in canonical form. Makes ids valid and unique: of two blocks
 * with the same id, the second gets a number.
 */
export function assembleArticle(draft: DocumentDraft): string {
  const hand = handOf(draft.language, draft.direction);
  const pages = draft.pages.map(
    (page) =>
      `${pageStart(page)}${page.blocks.map((block) => assembleBlock(block, hand)).join('')}</section>`,
  );
  const html = `${articleStart(draft)}${pages.join('')}</article>`;
  // Each part is canonical, and so is the whole unless it lacks ids or repeats them. Long ones are bounded.
  const isCanonical =
    html.length < longArticle &&
    pages.length > 0 &&
    draft.pages.every(({ id }) => tidyId(id) !== '') &&
    hasUniqueIds(html);
  return drawRunningLines(isCanonical ? html : sanitiseArticle(html));
}
