import { isTag } from 'domhandler';
import {
  endTagStart,
  type PageNode,
  parseArticle,
  parseWithPositions,
  splice,
  startTagEnd,
} from './article-tree.ts';
import { escapeAttribute } from './sanitise/canonical-node.ts';

/** A change to a document during generation, as sent in the stream. */
export type DocumentDelta =
  | { readonly op: 'begin'; readonly article_html: string }
  | { readonly op: 'page'; readonly page_id: string; readonly page_html: string }
  | {
      readonly op: 'block';
      readonly page_id: string;
      readonly block_id: string;
      readonly block_html: string;
    };

const emptyArticle = '<article class="doc"></article>';
const emptyPage = (id: string): string => `<section class="page" data-id="${escapeAttribute(id)}"></section>`;

/** Sets the block's id on the first element of the markup, so that the next delta for the block finds it. */
function withRootId(html: string, id: string): string {
  const root = parseWithPositions(html).find(isTag);
  if (!root) return `<div data-id="${escapeAttribute(id)}">${html}</div>`;
  if (root.attribs['data-id'] === id) return html;
  const at = (root.startIndex ?? 0) + 1 + root.name.length;
  // Parsers keep the first of two attributes with the same name.
  return splice(html, at, at, ` data-id="${escapeAttribute(id)}"`);
}

function appendPage(html: string, id: string, pageHtml: string): string {
  const tree = parseArticle(html);
  if (!tree.article) return appendPage(emptyArticle, id, pageHtml);
  if (tree.pages.some((page) => page.id === id)) return html;
  const at = endTagStart(html, tree.article);
  return splice(html, at, at, withRootId(pageHtml, id));
}

function putBlock(html: string, page: PageNode, id: string, blockHtml: string): string {
  const present = page.blocks.find((block) => block.id === id)?.element;
  const at = endTagStart(html, page.element);
  const markup = withRootId(blockHtml, id);
  return present
    ? splice(html, present.startIndex ?? at, (present.endIndex ?? at - 1) + 1, markup)
    : splice(html, Math.max(at, startTagEnd(html, page.element)), at, markup);
}

/**
 * Applies one delta to a document: `begin` replaces it, `page` appends a page unless it exists, `block`
 * replaces the block with its id or appends it. Deltas out of order create what they need. Doesn't sanitize:
 * the server sends sanitized markup, and clients sanitize the whole result before they display or save it.
 */
export function applyDocumentDelta(html: string, delta: DocumentDelta): string {
  if (delta.op === 'begin') return delta.article_html;
  if (delta.op === 'page') return appendPage(html, delta.page_id, delta.page_html);
  const ready = appendPage(html, delta.page_id, emptyPage(delta.page_id));
  const page = parseArticle(ready).pages.find(({ id }) => id === delta.page_id);
  return page ? putBlock(ready, page, delta.block_id, delta.block_html) : ready;
}
