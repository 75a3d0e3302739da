import { type Element, isTag, isText } from 'domhandler';
import {
  elementsWithin,
  endTagStart,
  outerHtml,
  parseWithPositions,
  splice,
  startTagEnd,
} from '../article-tree.ts';
import { cleanValue } from '../document-attributes.ts';
import type { Patch } from '../patch.ts';
import { voidElements } from '../sanitise/allowed-elements.ts';
import { escapeText, startTag } from '../sanitise/canonical-node.ts';
import { cleanText } from '../sanitise/clean-text.ts';
import { sanitiseBlock, sanitiseBlockAs } from '../sanitise/sanitise-article.ts';
import { freshId } from '../sanitise/unique-ids.ts';
import { PatchFault } from './patch-error.ts';
import {
  findBlock,
  findElement,
  findPage,
  idBefore,
  type PatchBase,
  placeAfter,
  refuseLocked,
  type Target,
} from './patch-target.ts';
import { enclosedMarkup, idsIn, onlyRoot, refuseTakenIds } from './single-root.ts';

type PatchOf<Op extends Patch['op']> = Extract<Patch, { op: Op }>;

/** The document after one patch, and the inverse patch. */
export interface Patched {
  readonly html: string;
  readonly inverse: Patch;
}

const endOf = (element: Element): number => (element.endIndex ?? -1) + 1;

/** Replaces a block with sanitized markup; the rest of the document stays byte for byte. */
function replaceBlock(base: PatchBase, { block }: Target & { kind: 'element' }, markup: string): Patched {
  const before = outerHtml(base.tree, block.element);
  const own = new Set(idsIn(before));
  refuseTakenIds(markup, new Set([...base.ids].filter((id) => !own.has(id))));
  return {
    html: splice(base.html, block.element.startIndex ?? 0, endOf(block.element), markup),
    inverse: { op: 'replace', id: block.id, html: before },
  };
}

/** Replaces a block's markup from `start` to `end` (positions in the document), sanitized. */
function rewriteBlock(
  base: PatchBase,
  target: Target & { kind: 'element' },
  start: number,
  end: number,
  insertion: string,
): string {
  const { block } = target;
  const offset = block.element.startIndex ?? 0;
  const markup = splice(outerHtml(base.tree, block.element), start - offset, end - offset, insertion);
  return sanitiseBlockAs(block.id, markup);
}

function elementWithId(markup: string, id: string): Element | undefined {
  return parseWithPositions(markup)
    .filter(isTag)
    .flatMap((root) => [...elementsWithin(root)])
    .find((element) => element.attribs['data-id'] === id);
}

const isInDrawing = (element: Element): boolean =>
  element.parent !== null &&
  isTag(element.parent) &&
  (element.parent.name === 'svg' || isInDrawing(element.parent));

/** @throws PatchFault unknown_id, not_a_block, locked, invalid_html, duplicate_id */
export function replacePatch(base: PatchBase, patch: PatchOf<'replace'>, mayChangeLocked: boolean): Patched {
  const target = findElement(base, patch.id, mayChangeLocked);
  const { element, block } = target;
  if (element === block.element) {
    onlyRoot(sanitiseBlock(patch.html));
    return replaceBlock(base, target, sanitiseBlockAs(block.id, patch.html));
  }
  const enclosed = enclosedMarkup(patch.html, patch.id, isInDrawing(element));
  const markup = rewriteBlock(base, target, element.startIndex ?? 0, endOf(element), enclosed);
  if (!elementWithId(markup, patch.id)) {
    throw new PatchFault('invalid_html', `The markup for "${patch.id}" cannot stand in its place.`);
  }
  return replaceBlock(base, target, markup);
}

/** @throws PatchFault unknown_id, locked, invalid_html, duplicate_id */
export function insertPatch(base: PatchBase, patch: PatchOf<'insert'>, mayChangeLocked: boolean): Patched {
  const page = findPage(base, patch.pageId);
  if (!mayChangeLocked) refuseLocked(page.element, page.id);
  const place = placeAfter(page, patch.afterId, startTagEnd(base.html, page.element));
  const given = onlyRoot(sanitiseBlock(patch.html)).attribs['data-id'];
  const id =
    given ?? freshId(`${page.id}-b${page.blocks.length + 1}`, (candidate) => base.ids.has(candidate));
  const markup = sanitiseBlockAs(id, patch.html);
  refuseTakenIds(markup, base.ids);
  return { html: splice(base.html, place, place, markup), inverse: { op: 'remove', id } };
}

/** @throws PatchFault unknown_id, not_a_block, locked */
export function movePatch(base: PatchBase, patch: PatchOf<'move'>, mayChangeLocked: boolean): Patched {
  const { block, page } = findBlock(base, patch.id, mayChangeLocked);
  const goal = findPage(base, patch.pageId);
  if (!mayChangeLocked) refuseLocked(goal.element, goal.id);
  if (patch.afterId === patch.id) {
    throw new PatchFault('unknown_id', `The block "${patch.id}" cannot be put after itself.`);
  }
  const markup = outerHtml(base.tree, block.element);
  const start = block.element.startIndex ?? 0;
  const end = endOf(block.element);
  const place = placeAfter(goal, patch.afterId, startTagEnd(base.html, goal.element));
  const isForward = place >= end;
  const without = splice(base.html, start, end, '');
  const landing = isForward ? place - markup.length : Math.min(place, start);
  return {
    html: splice(without, landing, landing, markup),
    inverse: { op: 'move', id: patch.id, pageId: page.id, afterId: idBefore(page.blocks, patch.id) },
  };
}

/** @throws PatchFault unknown_id, not_a_block, locked, invalid_html */
export function removePatch(base: PatchBase, patch: PatchOf<'remove'>, mayChangeLocked: boolean): Patched {
  const target = findElement(base, patch.id, mayChangeLocked);
  const { element, block, page } = target;
  if (element !== block.element) {
    return replaceBlock(
      base,
      target,
      rewriteBlock(base, target, element.startIndex ?? 0, endOf(element), ''),
    );
  }
  const afterId = idBefore(page.blocks, block.id);
  return {
    html: splice(base.html, element.startIndex ?? 0, endOf(element), ''),
    inverse: { op: 'insert', pageId: page.id, afterId, html: outerHtml(base.tree, element) },
  };
}

/** @throws PatchFault unknown_id, not_a_block, locked, invalid_html */
export function setTextPatch(base: PatchBase, patch: PatchOf<'set_text'>, mayChangeLocked: boolean): Patched {
  const target = findElement(base, patch.id, mayChangeLocked);
  const { element } = target;
  const text = cleanText(patch.text);
  const fault = new PatchFault(
    'invalid_html',
    `"${patch.id}" is a <${element.name}>, which holds no text of its own.`,
  );
  if (voidElements.has(element.name)) throw fault;
  const start = startTagEnd(base.html, element);
  const markup = rewriteBlock(
    base,
    target,
    start,
    Math.max(start, endTagStart(base.html, element)),
    escapeText(text),
  );
  const made = elementWithId(markup, patch.id);
  const written = made?.children.map((child) => (isText(child) ? child.data : '\0')).join('');
  // Parsers drop leading line feeds of preformatted text.
  if (written !== text && written !== text.replace(/^\n+/, '')) throw fault;
  return replaceBlock(base, target, markup);
}

/** @throws PatchFault forbidden_attribute */
export function refuseForbiddenName(name: string): void {
  const isAllowed =
    /^(?:class|title|alt|href|lang|dir|data-[a-z][a-z0-9-]{0,40})$/.test(name) && name !== 'data-id';
  if (isAllowed) return;
  const choices = 'class, title, alt, href, lang, dir and data-* (but not data-id)';
  throw new PatchFault('forbidden_attribute', `The attribute "${name}" may not be set; only ${choices} may.`);
}

/**
 * Sets an attribute of an element in a block.
 * @throws PatchFault unknown_id, not_a_block, locked, forbidden_attribute
 */
export function setElementAttribute(
  base: PatchBase,
  patch: PatchOf<'set_attribute'>,
  mayChangeLocked: boolean,
): Patched {
  const target = findElement(base, patch.id, mayChangeLocked);
  const { element } = target;
  const { name, value } = patch;
  const wanted = value === null ? undefined : cleanValue(element.name, name, value);
  if (value !== null && wanted === undefined) {
    throw new PatchFault(
      'forbidden_attribute',
      `"${value}" is no value that "${name}" of a <${element.name}> may have.`,
    );
  }
  const others = Object.entries(element.attribs).filter(([key]) => key !== name);
  const tag = startTag(element.name, wanted === undefined ? others : [...others, [name, wanted]]);
  const markup = rewriteBlock(base, target, element.startIndex ?? 0, startTagEnd(base.html, element), tag);
  return replaceBlock(base, target, markup);
}
