import type { ContentBlock } from '../brief.ts';

/** Cards before the first heading are headed one level below the title of the page; others one below a section. */
export function withCardLevels(blocks: readonly ContentBlock[]): readonly ContentBlock[] {
  const firstHeading = blocks.findIndex(({ type }) => type === 'heading');
  return blocks.map((block, at) =>
    block.type === 'cards' && (firstHeading < 0 || at < firstHeading) ? { ...block, level: 2 } : block,
  );
}
