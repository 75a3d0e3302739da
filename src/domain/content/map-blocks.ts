import type { Block } from './blocks/blocks.ts';
import type { Page } from './document-content.ts';

type Change = (block: Block) => Block;

/** Applies `change` to the blocks directly inside a block. */
export function mapBlock(block: Block, change: Change): Block {
  switch (block.type) {
    case 'list':
      return {
        ...block,
        items: block.items.map((item) => (item.blocks ? { ...item, blocks: item.blocks.map(change) } : item)),
      };
    case 'callout':
      return { ...block, blocks: block.blocks.map(change) };
    case 'cards':
      return { ...block, items: block.items.map((card) => ({ ...card, blocks: card.blocks.map(change) })) };
    case 'columns':
      return { ...block, columns: block.columns.map((column) => column.map(change)) };
    default:
      return block;
  }
}

/** Applies `change` to the top-level blocks of a page. */
export function mapPage(page: Page, change: Change): Page {
  return 'blocks' in page ? { ...page, blocks: page.blocks.map(change) } : page;
}
