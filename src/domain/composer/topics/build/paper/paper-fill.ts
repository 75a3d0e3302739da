import type { Block } from '../../../../content/blocks/blocks.ts';
import type { Look } from '../../../../content/look.ts';
import { heightEstimator } from '../../../../document/layout/article-heights.ts';
import { flowBlock } from '../../../../document/layout/flow-block.ts';

/** Estimated height of the title of an article, as a share of the page. */
const titleShare = 0.16;

/** Estimates how many pages a section fills: its heading is beside its blocks, or above them. */
export function sectionFill(blocks: readonly Block[], look: Look, language: string): number {
  const { column, blockHeight, gap } = heightEstimator({ ...look, tokens: {} });
  const { scale, isStacked } = column;
  const heights = blocks.map((block) =>
    block.type === 'heading' && block.level === 2 && !isStacked
      ? 0
      : blockHeight(flowBlock(block, language)) + gap,
  );
  const total = heights.reduce((sum, height) => sum + height, scale.unit * 1.4);
  return total / (scale.height - scale.marginTop - scale.marginFoot);
}

export interface Section<Role> {
  readonly role: Role;
  readonly blocks: readonly Block[];
}

/** Share of the last page below which a page less is better. */
const leastOfLast = 0.3;

/**
 * Returns the sections that fill a number of pages, given in order of importance; the first is always kept. Without
 * enough to say, there are fewer pages.
 */
export function fillPages<Role>(
  sections: readonly Section<Role>[],
  {
    pages,
    look,
    language,
    taken,
  }: {
    readonly pages: number;
    readonly look: Look;
    readonly language: string;
    readonly taken: readonly Block[];
  },
): readonly Section<Role>[] {
  const sizes = sections.map(({ blocks }) => sectionFill(blocks, look, language));
  const fixed = titleShare + sectionFill(taken, look, language);
  const chosenFor = (count: number) => {
    let fill = fixed;
    const chosen = sections.filter((_, at) => {
      const size = sizes[at] ?? 0;
      if (at > 0 && fill + size > count) return false;
      fill += size;
      return true;
    });
    return { chosen, fill };
  };
  for (let count = pages; count > 1; count--) {
    const { chosen, fill } = chosenFor(count);
    if (fill >= count - 1 + leastOfLast) return chosen;
  }
  return chosenFor(1).chosen;
}
