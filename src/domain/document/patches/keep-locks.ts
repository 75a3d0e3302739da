import type { DocumentContent } from '../../content/document-content.ts';
import { blocksOf } from '../../content/edit/places.ts';
import { elementsWithin, outerHtml, parseArticle, splice, startTagEnd } from '../article-tree.ts';
import { startTag } from '../sanitise/canonical-node.ts';
import { inCanonicalOrder } from '../sanitise/clean-attributes.ts';
import { lockedParts, readBase } from './patch-target.ts';

export interface KeptLocks {
  /** The page with its locked parts unchanged. */
  readonly html: string;
  /** Ids of locked parts that were removed or whose content changed. */
  readonly lost: readonly string[];
}

interface Side {
  readonly html: string;
  readonly content: DocumentContent;
}

/**
 * Returns the content of a locked part as JSON: its block, or for a page-level part the page without its
 * blocks.
 */
function saying({ pages }: DocumentContent, id: string): string | undefined {
  const [root] = id.split('.');
  for (const page of pages) {
    if (page.id === root) return JSON.stringify({ ...page, blocks: [] });
    const block = blocksOf(page).find((each) => each.id === root);
    if (block) return JSON.stringify(block);
  }
  return undefined;
}

const isTorn = (html: string, id: string): boolean => html.includes(`data-continues="${id} `);

/**
 * Preserves locked parts when content is laid out again. A part with unchanged content stays byte for byte; a
 * computed part, as long as its result would be the same.
 */
export function keepLocks(after: Side, before: Side): KeptLocks {
  if (!before.html.includes('data-locked="true"')) return { html: after.html, lost: [] };
  let html = after.html;
  const lost: string[] = [];
  for (const { id, html: locked } of lockedParts(readBase(before.html))) {
    const { article } = parseArticle(html);
    const element = article && [...elementsWithin(article)].find(({ attribs }) => attribs['data-id'] === id);
    if (!element) {
      lost.push(id);
      continue;
    }
    const start = element.startIndex ?? 0;
    const end = (element.endIndex ?? -1) + 1;
    const attributes = inCanonicalOrder(Object.entries({ ...element.attribs, 'data-locked': 'true' }));
    const body = outerHtml({ html }, element).slice(startTagEnd(html, element) - start);
    const marked = startTag(element.name, attributes) + body;
    const isSame = saying(before.content, id) === saying(after.content, id);
    if (!isSame && marked !== locked) lost.push(id);
    html = splice(html, start, end, isSame && !isTorn(before.html, id) ? locked : marked);
  }
  return { html, lost };
}
