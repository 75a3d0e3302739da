import type { IdentifiedBlock } from './flow-block.ts';

/** Cards before the first heading are headed one level below the title of the page; others one below a section. */
export function withCardLevels(blocks: readonly IdentifiedBlock[]): readonly IdentifiedBlock[] {
  const firstHeading = blocks.findIndex(({ block }) => block.type === 'heading');
  return blocks.map((item, at) =>
    item.block.type === 'cards' && (firstHeading < 0 || at < firstHeading)
      ? { ...item, block: { ...item.block, level: 2 } }
      : item,
  );
}
