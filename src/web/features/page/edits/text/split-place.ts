import { isPartId } from '../../../../../domain/content/part-id.ts';
import type { Field } from './editable-fields.ts';
import { cut, lengthOf, type Piece, piecesOf, type TextRange, textOf } from './pieces.ts';

/** Where a new paragraph or list item goes. */
export interface SplitPlace {
  /** Path of the list of items, and the index of the item before the new one; null for a paragraph. */
  readonly item: { readonly list: string; readonly index: number } | null;
}

/** Returns where Enter in a field leads; null if the field allows no further paragraph or item. */
export function splitPlaceOf({ live, name }: Field, blockId: string): SplitPlace | null {
  const isBlock = blockId.startsWith('b') && isPartId(blockId);
  if (isBlock && live.matches('p.paragraph') && name === 'text ') return { item: null };
  const [, list, index] = /^((?:[a-z]+\.|\d+\.)*items)\.(\d+)\.text $/i.exec(name ?? '') ?? [];
  if (!isBlock || list === undefined || !live.matches('.list > li > .item-text')) return null;
  return { item: { list, index: Number(index) } };
}

/** Returns whether a field is a placeholder that isn't filled in yet. */
export function isOpenGap(live: Element): boolean {
  const gap = live.matches('.gap') ? live : live.querySelector('.gap');
  return gap !== null && gap.getAttribute('data-gap') === live.textContent;
}

/** Returns the text before and after a selection; null if there is nothing before it. */
export function splitAt(
  live: Element,
  [from, to]: TextRange,
): { readonly head: readonly Piece[]; readonly tail: readonly Piece[] } | null {
  const pieces = piecesOf(live);
  const head = cut(pieces, [0, from]);
  const tail = cut(pieces, [to, lengthOf(pieces)]).filter(({ text }) => text !== '');
  if (textOf(head).trim() === '') return null;
  return { head, tail: textOf(tail).trim() === '' ? [] : tail };
}
