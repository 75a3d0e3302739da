import type { IdentifiedBlock } from './flow-block.ts';

/**
 * Sets card heading levels: one below the page title before the first heading, otherwise one below a section.
 */
export function withCardLevels(blocks: readonly IdentifiedBlock[]): readonly IdentifiedBlock[] {
  const firstHeading = blocks.findIndex(({ block }) => block.type === 'heading');
  return blocks.map((item, at) =>
    item.block.type === 'cards' && (firstHeading < 0 || at < firstHeading)
      ? { ...item, block: { ...item.block, level: 2 } }
      : item,
  );
}
