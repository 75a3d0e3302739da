import type { Block } from '../blocks/blocks.ts';
import type { DocumentContent, Page } from '../document-content.ts';
import type { Operation } from './operation.ts';

/** An operation can't be applied. The message tells people and models why. */
export class OperationError extends Error {
  /** Index of the operation in its list, and the reason without the index. */
  readonly refused: { readonly at: number; readonly reason: string } | null;

  constructor(message: string, refused: OperationError['refused'] = null) {
    super(message);
    this.refused = refused;
    this.name = 'OperationError';
  }
}

export interface Applied {
  readonly content: DocumentContent;
  /** Operations that undo the change when applied to `content`. */
  readonly inverse: readonly Operation[];
}

export const blocksOf = (page: Page): readonly Block[] => ('blocks' in page ? page.blocks : []);

export interface Place {
  readonly page: number;
  /** Absent if the place is the page itself. */
  readonly block?: number;
}

function find(content: DocumentContent, id: string): Place | null {
  for (const [at, page] of content.pages.entries()) {
    if (page.id === id) return { page: at };
    const block = blocksOf(page).findIndex((each) => each.id === id);
    if (block >= 0) return { page: at, block };
  }
  return null;
}

export function placeOf(content: DocumentContent, id: string): Place {
  const place = find(content, id);
  if (place) return place;
  const known = content.pages.flatMap((page) => [page, ...blocksOf(page)].flatMap((each) => each.id ?? []));
  throw new OperationError(`There is no page or block '${id}'. There are: ${known.slice(0, 60).join(', ')}.`);
}

export function pageAt(content: DocumentContent, at: number): Page {
  const page = content.pages[at];
  if (!page) throw new OperationError(`There is no page ${at + 1}.`);
  return page;
}

export const withPages = (content: DocumentContent, pages: Page[]): DocumentContent => ({
  ...content,
  pages,
});

export function withPage(content: DocumentContent, at: number, page: Page): DocumentContent {
  return withPages(content, content.pages.with(at, page));
}

export function withBlocks(page: Page, blocks: Block[]): Page {
  if (!('blocks' in page)) throw new OperationError(`A '${page.layout}' page has no blocks of its own.`);
  return { ...page, blocks };
}

/** Returns the id before an index in a list; null at the start. */
export const idBefore = (list: readonly { id?: string | undefined }[], at: number): string | null =>
  list[at - 1]?.id ?? null;

/** Returns the index after the item with this id; 0 for null. */
export function placeAfter(list: readonly { id?: string | undefined }[], after: string | null): number {
  if (after === null) return 0;
  const at = list.findIndex(({ id }) => id === after);
  if (at < 0) throw new OperationError(`'${after}' isn't in that place.`);
  return at + 1;
}
