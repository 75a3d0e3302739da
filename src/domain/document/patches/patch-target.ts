import { type Element, isTag } from 'domhandler';
import {
  type ArticleTree,
  type BlockNode,
  elementsWithin,
  type PageNode,
  parseArticle,
} from '../article-tree.ts';
import { PatchFault } from './patch-error.ts';

/** What an id refers to: a page, or an element in a block (including its root). */
export type Target =
  | { readonly kind: 'page'; readonly page: PageNode }
  | {
      readonly kind: 'element';
      readonly page: PageNode;
      readonly block: BlockNode;
      readonly element: Element;
    };

/** The document before a patch. */
export interface PatchBase {
  readonly html: string;
  readonly tree: ArticleTree;
  readonly article: Element;
  /** Every data-id in use. */
  readonly ids: ReadonlySet<string>;
}

export function readBase(html: string): PatchBase {
  const tree = parseArticle(html);
  const { article } = tree;
  if (!article) throw new PatchFault('invalid_html', 'The document has no <article class="doc">.');
  const ids = [...elementsWithin(article)].flatMap((element) => element.attribs['data-id'] ?? []);
  return { html, tree, article, ids: new Set(ids) };
}

/** @throws PatchFault unknown_id */
export function findTarget({ tree }: PatchBase, id: string): Target {
  for (const page of tree.pages) {
    if (page.id === id) return { kind: 'page', page };
    for (const block of page.blocks) {
      for (const element of elementsWithin(block.element)) {
        if (element.attribs['data-id'] === id) return { kind: 'element', page, block, element };
      }
    }
  }
  throw new PatchFault('unknown_id', `Nothing in the document has the id "${id}".`);
}

/** @throws PatchFault unknown_id */
export function findPage({ tree }: PatchBase, id: string): PageNode {
  const page = tree.pages.find((candidate) => candidate.id === id);
  if (!page) throw new PatchFault('unknown_id', `No page of the document has the id "${id}".`);
  return page;
}

/** Finds an element in a block. @throws PatchFault unknown_id, not_a_block, locked */
export function findElement(
  base: PatchBase,
  id: string,
  mayChangeLocked: boolean,
): Target & { kind: 'element' } {
  const target = findTarget(base, id);
  if (target.kind === 'page') {
    throw new PatchFault('not_a_block', `"${id}" is a page; this patch works on blocks and what is in them.`);
  }
  if (!mayChangeLocked) refuseLocked(target.element, id);
  return target;
}

/** Finds a whole block. @throws PatchFault unknown_id, not_a_block, locked */
export function findBlock(
  base: PatchBase,
  id: string,
  mayChangeLocked: boolean,
): Target & { kind: 'element' } {
  const target = findElement(base, id, mayChangeLocked);
  if (target.element !== target.block.element) {
    throw new PatchFault('not_a_block', `"${id}" is a part of the block "${target.block.id}", not a block.`);
  }
  return target;
}

const isLocked = (element: Element): boolean => element.attribs['data-locked'] === 'true';

/** @throws PatchFault locked, if the element or an ancestor is locked */
export function refuseLocked(element: Element, id: string): void {
  for (let at: Element['parent'] = element; at && isTag(at); at = at.parent) {
    if (isLocked(at)) {
      throw new PatchFault('locked', `"${id}" is locked. Unlock it before changing it.`);
    }
  }
}

/** Returns the markup of the outermost locked elements. */
export function lockedParts({ article, html }: PatchBase): readonly { id: string; html: string }[] {
  const found: { id: string; html: string }[] = [];
  const visit = (element: Element): void => {
    if (isLocked(element)) {
      const markup = html.slice(element.startIndex ?? 0, (element.endIndex ?? -1) + 1);
      found.push({ id: element.attribs['data-id'] ?? '', html: markup });
      return;
    }
    for (const child of element.children) if (isTag(child)) visit(child);
  };
  visit(article);
  return found;
}

/**
 * Returns the position after the block `afterId`; the start of the page if null.
 * @throws PatchFault unknown_id
 */
export function placeAfter(page: PageNode, afterId: string | null, pageStart: number): number {
  if (afterId === null) return pageStart;
  const previous = page.blocks.find((block) => block.id === afterId);
  if (!previous) {
    throw new PatchFault('unknown_id', `The page "${page.id}" has no block "${afterId}" to put it after.`);
  }
  return (previous.element.endIndex ?? -1) + 1;
}

/** Returns the id of the previous sibling, or null for the first. */
export function idBefore(siblings: readonly { readonly id: string }[], id: string): string | null {
  const index = siblings.findIndex((sibling) => sibling.id === id);
  return siblings[index - 1]?.id ?? null;
}
