import { words } from '../../../lib/words.ts';
import { contentPageOf, nameOfPart, partsOfPage } from '../page-parts.ts';
import { type BlockFacts, type LabelOf, lockBlock, type MakeEdit, replaceBlock } from './hand-edit.ts';
import { newPartId } from './new-part-id.ts';
import { parsedPage } from './parsed-page.ts';
import { fieldsIn } from './text/editable-fields.ts';

/** A page or block of content from the server. */
export type Part = Readonly<Record<string, unknown>>;

interface Place {
  readonly part: Element;
  readonly pageId: string;
  /** Content blocks of the same page, in order; empty for a part of a fixed layout. */
  readonly siblings: readonly string[];
}

const idOf = (element: Element): string => element.getAttribute('data-id') ?? '';

function placeOf(articleHtml: string, id: string): Place | null {
  const document = parsedPage(articleHtml);
  const pages = [...document.querySelectorAll('article > .page')];
  const parts = pages.flatMap(partsOfPage);
  const part = parts.find((each) => idOf(each) === id);
  const pageId = part && contentPageOf(part);
  if (!part || !pageId) return null;
  const siblings = id.includes('.')
    ? []
    : parts.filter((each) => contentPageOf(each) === pageId && !idOf(each).includes('.')).map(idOf);
  return { part, pageId, siblings };
}

/** Returns the field that a part of a fixed layout shows entirely: 'payment' of 'p1.payment'. */
function ownField(part: Element): { readonly name: string; readonly isList: boolean } | null {
  const name = idOf(part).split('.')[1] ?? '';
  if (!/^[a-z][a-zA-Z]*$/.test(name)) return null;
  const shown = [...part.querySelectorAll('[data-field],[data-drawn-from]'), part].flatMap((element) => [
    element.getAttribute('data-field'),
    element.getAttribute('data-drawn-from'),
  ]);
  const paths = shown.filter(
    (path): path is string => path === name || path?.startsWith(`${name}.`) === true,
  );
  return paths.length === 0 ? null : { name, isList: paths.some((path) => /^[a-zA-Z]+\.\d/.test(path)) };
}

/** Returns what can be done with a part of a page made from content; null for an unknown id. */
export function partFacts(articleHtml: string, id: string): BlockFacts | null {
  const place = placeOf(articleHtml, id);
  if (!place) return null;
  const { part, siblings } = place;
  const at = siblings.indexOf(id);
  return {
    id,
    name: nameOfPart(part),
    html: part.outerHTML,
    isLocked: part.closest('[data-locked="true"]') !== null,
    hasText: fieldsIn(part).length > 0,
    // A drawn picture has no `img`, and can be replaced by a file.
    hasPicture: part.querySelector('img') !== null || part.matches('img, .picture'),
    hasChart: false,
    canMoveUp: at > 0,
    canMoveDown: at >= 0 && at < siblings.length - 1,
    canDuplicate: at >= 0,
    canRemove: at >= 0 || ownField(part) !== null,
  };
}

function edit(articleHtml: string, id: string, labelOf: LabelOf, operations: readonly object[]) {
  const part = placeOf(articleHtml, id)?.part;
  return { patches: [], operations, label: labelOf(part ? nameOfPart(part) : id) };
}

/** Returns the blocks of the same page, in order; none for a part of a fixed layout. */
export const siblingsOf = (articleHtml: string, id: string): readonly string[] =>
  placeOf(articleHtml, id)?.siblings ?? [];

/** Moves a block to an index among the blocks of its page. */
export function placeBlock(id: string, index: number, direction: 'up' | 'down'): MakeEdit {
  return (articleHtml) => {
    const place = placeOf(articleHtml, id);
    const at = place?.siblings.indexOf(id) ?? -1;
    if (!place || at < 0) return null;
    const others = place.siblings.filter((each) => each !== id);
    const to = Math.max(0, Math.min(index, others.length));
    if (to === at) return null;
    const move = { op: 'move', id, in: place.pageId, after: others[to - 1] ?? null };
    const t = words('editing');
    const labelOf = direction === 'up' ? t.movedUp : t.movedDown;
    return { patches: [], operations: [move], label: labelOf(nameOfPart(place.part)) };
  };
}

export function moveContentBlock(id: string, direction: 'up' | 'down'): MakeEdit {
  return (articleHtml) => {
    const at = placeOf(articleHtml, id)?.siblings.indexOf(id) ?? -1;
    return placeBlock(id, at + (direction === 'up' ? -1 : 1), direction)(articleHtml);
  };
}

/** Removes nested ids, because ids are unique in a document. */
export function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'id')
      .map(([name, inner]) => [name, withoutIds(inner)]),
  );
}

/** Inserts a page of content after the one that a part is on. */
export function insertPageAfter(id: string, content: Part, what: string): MakeEdit {
  const { blocks, ...fields } = withoutIds(content) as Part;
  const page = {
    ...fields,
    id: newPartId('p'),
    ...(Array.isArray(blocks) && {
      blocks: (blocks as Part[]).map((block) => ({ ...block, id: newPartId('b') })),
    }),
  };
  return (articleHtml) => {
    const place = placeOf(articleHtml, id);
    if (!place) return null;
    return { patches: [], operations: [{ op: 'insert_page', after: place.pageId, page }], label: what };
  };
}

/** Inserts a content block below another one, or above it. However often the edit is remade, the id stays the same. */
export function insertAfter(
  id: string,
  content: Part,
  what: string,
  where: 'above' | 'below' = 'below',
  newId = newPartId('b'),
): MakeEdit {
  const block = { ...(withoutIds(content) as Part), id: newId };
  return (articleHtml) => {
    const place = placeOf(articleHtml, id);
    if (!place) return null;
    const { pageId, siblings } = place;
    const at = siblings.indexOf(id);
    const after = where === 'below' ? (siblings[at] ?? null) : (siblings[at - 1] ?? null);
    return { patches: [], operations: [{ op: 'insert_block', in: pageId, after, block }], label: what };
  };
}

export function removePart(id: string): MakeEdit {
  return (articleHtml) => {
    const place = placeOf(articleHtml, id);
    if (!place) return null;
    if (place.siblings.includes(id))
      return edit(articleHtml, id, words('editing').deleted, [{ op: 'remove', id }]);
    const field = ownField(place.part);
    if (!field) return null;
    const value = field.isList ? [] : null;
    return edit(articleHtml, id, words('editing').deleted, [
      { op: 'set', at: `${place.pageId}.${field.name}`, value },
    ]);
  };
}

/** Sets one field, such as the data of a chart. */
export function setPartField(id: string, at: string, value: unknown, labelOf: LabelOf): MakeEdit {
  return (articleHtml) => edit(articleHtml, id, labelOf, [{ op: 'set', at, value }]);
}

/** Replaces a part, such as the same content as another block type. */
export function replacePart(id: string, kind: 'page' | 'block', content: Part, labelOf: LabelOf): MakeEdit {
  const [root = id] = id.split('.');
  const operation =
    kind === 'page'
      ? { op: 'replace_page', id: root, page: content }
      : { op: 'replace_block', id: root, block: content };
  return (articleHtml) => edit(articleHtml, id, labelOf, [operation]);
}

/** Locks or unlocks a part. The lock is an attribute in the HTML; the content is unchanged. */
export function lockPart(id: string, isLocked: boolean): MakeEdit {
  return (articleHtml) => {
    const place = placeOf(articleHtml, id);
    const made = lockBlock(id, isLocked, place ? nameOfPart(place.part) : undefined)(articleHtml);
    return made;
  };
}

/** Replaces a picture: sends the page element with the new picture. */
export function replacePicture(id: string, html: string): MakeEdit {
  return (articleHtml) => {
    const document = new DOMParser().parseFromString(articleHtml, 'text/html');
    const part = document.querySelector(`[data-id="${CSS.escape(id)}"]`);
    const root = part?.closest('.page > [data-id]');
    if (!part || !root) return null;
    const name = nameOfPart(part);
    if (root === part) return replaceBlock(id, html, words('editing').pictureOf, name)(articleHtml);
    part.outerHTML = html;
    return replaceBlock(idOf(root), root.outerHTML, words('editing').pictureOf, name)(articleHtml);
  };
}
