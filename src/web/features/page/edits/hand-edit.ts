import type { Patch } from '../../../../domain/document/patch.ts';
import { type ReadBlock, type ReadPage, readArticle } from '../../../../domain/document/read-article.ts';
import { words } from '../../../lib/words.ts';
import { parsedPage } from './parsed-page.ts';
import { unitsIn } from './text/editable-fields.ts';
import { bySelector } from './text/edited-words.ts';

/** A manual edit and its label in the list of versions. */
export interface HandEdit {
  /** Shown at once; sent only without operations. */
  readonly patches: readonly Patch[];
  /** Operations on the content; their result shows after the server's layout. */
  readonly operations?: readonly object[];
  readonly label: string;
}

/** Returns the label of an edit of a block, by its name. */
export type LabelOf = (name: string) => string;

/** Creates an edit for the page at the time when it is applied; null if there is nothing to do. */
export type MakeEdit = (articleHtml: string) => HandEdit | null;

export interface BlockFacts {
  readonly id: string;
  readonly name: string;
  readonly html: string;
  readonly isLocked: boolean;
  /** False if its text is computed or drawn, so that there is nothing to edit in place. */
  readonly hasText: boolean;
  readonly hasPicture: boolean;
  readonly hasChart: boolean;
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
  readonly canDuplicate: boolean;
  readonly canRemove: boolean;
}

interface Place {
  readonly pages: readonly ReadPage[];
  readonly pageIndex: number;
  readonly index: number;
  readonly block: ReadBlock;
}

function placeOf(articleHtml: string, id: string): Place | null {
  const { pages } = readArticle(articleHtml);
  for (const [pageIndex, page] of pages.entries()) {
    const index = page.blocks.findIndex((block) => block.id === id);
    const block = page.blocks[index];
    if (block) return { pages, pageIndex, index, block };
  }
  return null;
}

const isLockedHtml = (html: string): boolean => /^<[^>]*\bdata-locked="true"/.test(html);

/** 'key-figures' → 'Key figures', for blocks without a name of their own. */
export function nameOfBlock({ id, name }: Pick<ReadBlock, 'id' | 'name'>): string {
  if (name !== '') return name;
  const spaced = id.replace(/[-_.]+/g, ' ').trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const hasUnits = (articleHtml: string, id: string): boolean => {
  const element = parsedPage(articleHtml).querySelector(bySelector(id));
  return element !== null && unitsIn(element).length > 0;
};

/** Returns what can be done with a block; null for an unknown id. */
export function blockFacts(articleHtml: string, id: string): BlockFacts | null {
  const place = placeOf(articleHtml, id);
  if (!place) return null;
  const { pages, pageIndex, index, block } = place;
  return {
    id,
    name: nameOfBlock(block),
    html: block.html,
    isLocked: isLockedHtml(block.html),
    hasText: hasUnits(articleHtml, id),
    hasPicture: /<img\b/.test(block.html),
    hasChart: /\bdata-chart=/.test(block.html) && /<table\b/.test(block.html),
    canMoveUp: pageIndex > 0 || index > 0,
    canMoveDown: pageIndex < pages.length - 1 || index < (pages[pageIndex]?.blocks.length ?? 0) - 1,
    canDuplicate: true,
    canRemove: true,
  };
}

/** Moves a block up or down, across page boundaries. */
export function moveBlock(id: string, direction: 'up' | 'down'): MakeEdit {
  return (articleHtml) => {
    const place = placeOf(articleHtml, id);
    if (!place) return null;
    const { pages, pageIndex, index, block } = place;
    const page = pages[pageIndex];
    const neighbour = pages[pageIndex + (direction === 'up' ? -1 : 1)];
    const name = nameOfBlock(block);
    const to = (pageId: string, afterId: string | null): HandEdit => ({
      patches: [{ op: 'move', id, pageId, afterId }],
      label: direction === 'up' ? words('editing').movedUp(name) : words('editing').movedDown(name),
    });
    if (!page) return null;
    if (direction === 'up') {
      if (index > 0) return to(page.id, page.blocks[index - 2]?.id ?? null);
      return neighbour ? to(neighbour.id, neighbour.blocks.at(-1)?.id ?? null) : null;
    }
    const next = page.blocks[index + 1];
    if (next) return to(page.id, next.id);
    return neighbour ? to(neighbour.id, null) : null;
  };
}

/** Gives a copy unused ids: 'totals' becomes 'totals-2'. */
function withFreshIds(html: string, taken: string): string {
  let suffix = 2;
  const ids = [...html.matchAll(/\bdata-id="([^"]+)"/g)].map(([, id]) => id ?? '');
  while (ids.some((id) => taken.includes(`data-id="${id}-${suffix}"`))) suffix += 1;
  return html.replace(/\bdata-id="([^"]+)"/g, (_all, id: string) => `data-id="${id}-${suffix}"`);
}

export function duplicateBlock(id: string): MakeEdit {
  return (articleHtml) => {
    const place = placeOf(articleHtml, id);
    const page = place?.pages[place.pageIndex];
    if (!place || !page) return null;
    const html = withFreshIds(place.block.html, articleHtml);
    return {
      patches: [{ op: 'insert', pageId: page.id, afterId: id, html }],
      label: words('editing').copied(nameOfBlock(place.block)),
    };
  };
}

export function removeBlock(id: string): MakeEdit {
  return (articleHtml) => {
    const place = placeOf(articleHtml, id);
    return (
      place && { patches: [{ op: 'remove', id }], label: words('editing').deleted(nameOfBlock(place.block)) }
    );
  };
}

/** Locks or unlocks a block. Prompts can't change a locked block at all. */
export function lockBlock(id: string, isLocked: boolean, partName?: string): MakeEdit {
  return (articleHtml) => {
    const block = placeOf(articleHtml, id)?.block;
    const name = partName ?? (block && nameOfBlock(block));
    if (name === undefined) return null;
    const value = isLocked ? 'true' : null;
    return {
      patches: [{ op: 'set_attribute', id, name: 'data-locked', value }],
      label: isLocked ? words('editing').locked(name) : words('editing').unlocked(name),
    };
  };
}

/** Replaces the HTML of a block; null if it is unchanged. */
export function replaceBlock(id: string, html: string, labelOf: LabelOf, partName?: string): MakeEdit {
  return (articleHtml) => {
    const place = placeOf(articleHtml, id);
    if (!place || place.block.html === html) return null;
    const name = partName ?? nameOfBlock(place.block);
    return { patches: [{ op: 'replace', id, html }], label: labelOf(name) };
  };
}

/** Changes text; recomputed for each version of the page that it is applied to. */
export function changeText(
  place: (articleHtml: string) => { readonly id: string; readonly html: string } | null,
  partName: string | undefined,
): MakeEdit {
  return (articleHtml) => {
    const placed = place(articleHtml);
    return placed && replaceBlock(placed.id, placed.html, words('editing').textOf, partName)(articleHtml);
  };
}
