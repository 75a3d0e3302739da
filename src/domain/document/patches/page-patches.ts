import { outerHtml, type PageNode, splice, startTagEnd } from '../article-tree.ts';
import { pageAttributes } from '../document-attributes.ts';
import type { Patch } from '../patch.ts';
import { startTag } from '../sanitise/canonical-node.ts';
import { sanitisePage } from '../sanitise/sanitise-article.ts';
import { type Patched, refuseForbiddenName, setElementAttribute } from './block-patches.ts';
import { PatchFault } from './patch-error.ts';
import { findPage, findTarget, idBefore, type PatchBase, refuseLocked } from './patch-target.ts';
import { onlyRoot, refuseTakenIds } from './single-root.ts';

type PatchOf<Op extends Patch['op']> = Extract<Patch, { op: Op }>;

/** @throws PatchFault unknown_id, invalid_html, duplicate_id */
export function addPagePatch(base: PatchBase, patch: PatchOf<'add_page'>): Patched {
  const { tree, html } = base;
  const previous = patch.afterId === null ? null : findPage(base, patch.afterId);
  const place = previous ? (previous.element.endIndex ?? -1) + 1 : startTagEnd(html, base.article);
  const markup = sanitisePage(patch.html, base.ids);
  refuseTakenIds(markup, base.ids);
  const id = onlyRoot(markup).attribs['data-id'] ?? `p${tree.pages.length + 1}`;
  return { html: splice(html, place, place, markup), inverse: { op: 'remove_page', id } };
}

/** @throws PatchFault unknown_id, last_page, locked */
export function removePagePatch(
  base: PatchBase,
  patch: PatchOf<'remove_page'>,
  mayChangeLocked: boolean,
): Patched {
  const page = findPage(base, patch.id);
  if (!mayChangeLocked) refuseLocked(page.element, page.id);
  const { pages } = base.tree;
  if (pages.length === 1) throw new PatchFault('last_page', 'A document keeps at least one page.');
  const { element } = page;
  return {
    html: splice(base.html, element.startIndex ?? 0, (element.endIndex ?? -1) + 1, ''),
    inverse: { op: 'add_page', afterId: idBefore(pages, page.id), html: outerHtml(base.tree, element) },
  };
}

function setPageAttribute(base: PatchBase, page: PageNode, name: string, value: string | null): Patched {
  const { element } = page;
  const { [name]: before, ...others } = element.attribs;
  const attributes = pageAttributes(value === null ? others : { ...others, [name]: value });
  const isKept = name === 'class' || attributes.some(([key]) => key === name);
  if (value !== null && !isKept) {
    throw new PatchFault('forbidden_attribute', `"${value}" is no value that "${name}" of a page may have.`);
  }
  const tag = startTag('section', attributes);
  return {
    html: splice(base.html, element.startIndex ?? 0, startTagEnd(base.html, element), tag),
    inverse: { op: 'set_attribute', id: page.id, name, value: before ?? null },
  };
}

/**
 * Sets an attribute of a page or of an element in a block.
 * @throws PatchFault unknown_id, locked, forbidden_attribute
 */
export function setAttributePatch(
  base: PatchBase,
  patch: PatchOf<'set_attribute'>,
  mayChangeLocked: boolean,
): Patched {
  refuseForbiddenName(patch.name);
  const target = findTarget(base, patch.id);
  if (target.kind === 'element') return setElementAttribute(base, patch, mayChangeLocked);
  if (!mayChangeLocked) refuseLocked(target.page.element, patch.id);
  return setPageAttribute(base, target.page, patch.name, patch.value);
}
