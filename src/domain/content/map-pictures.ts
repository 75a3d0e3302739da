import type { z } from 'zod';
import type { Block, picture } from './blocks/blocks.ts';
import type { DocumentContent, Page } from './document-content.ts';
import { mapBlock, mapPage } from './map-blocks.ts';

export type Picture = z.infer<typeof picture>;

type Change = (picture: Picture) => Picture;

function changedBlock(block: Block, change: Change): Block {
  return block.type === 'picture'
    ? { ...block, ...change(block) }
    : mapBlock(block, (inner) => changedBlock(inner, change));
}

function changedPage(page: Page, change: Change): Page {
  if (page.layout === 'flyer' && page.picture) return { ...page, picture: change(page.picture) };
  return mapPage(page, (block) => changedBlock(block, change));
}

/** Applies `change` to all pictures of a document, also those inside other blocks. */
export function mapPictures(content: DocumentContent, change: Change): DocumentContent {
  return { ...content, pages: content.pages.map((page) => changedPage(page, change)) };
}

/** Returns all pictures of a document in order. */
export function picturesOf(content: DocumentContent): readonly Picture[] {
  const found: Picture[] = [];
  mapPictures(content, (picture) => {
    found.push(picture);
    return picture;
  });
  return found;
}
