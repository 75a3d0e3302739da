import type { Block } from '../../content/blocks/blocks.ts';
import type { DocumentContent, Page } from '../../content/document-content.ts';

const isEmpty = (block: Block): boolean => {
  switch (block.type) {
    case 'list':
    case 'steps':
    case 'timeline':
    case 'definitions':
    case 'facts':
    case 'figures':
    case 'cards':
    case 'contact':
    case 'signatures':
      return block.items.length === 0;
    case 'table':
      return block.table.rows.length === 0;
    case 'callout':
      return block.blocks.length === 0;
    case 'columns':
      return block.columns.every((column) => column.length === 0);
    case 'paragraph':
      return block.text.trim() === '';
    default:
      return false;
  }
};

/** Removes empty blocks and headings with nothing below them. */
function tidyBlocks(blocks: readonly Block[]): Block[] {
  const full = blocks
    .map((block): Block => {
      if (block.type === 'columns') return { ...block, columns: block.columns.map(tidyBlocks) };
      if (block.type === 'callout') return { ...block, blocks: tidyBlocks(block.blocks) };
      return block;
    })
    .filter((block) => !isEmpty(block));
  return full.filter((block, at) => {
    if (block.type !== 'heading') return true;
    const next = full[at + 1];
    return next !== undefined && !(next.type === 'heading' && next.level <= block.level);
  });
}

function tidyPage(page: Page): Page {
  if ('blocks' in page) return { ...page, blocks: tidyBlocks(page.blocks) };
  return page;
}

/** Removes content that is empty after samples were removed. */
export const tidyContent = (content: DocumentContent): DocumentContent => ({
  ...content,
  pages: content.pages.map(tidyPage),
});
