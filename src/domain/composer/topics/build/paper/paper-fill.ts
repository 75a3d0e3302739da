import type { Block } from '../../../../content/blocks/blocks.ts';
import type { ArtDirection } from '../../../../content/choices.ts';
import type { Look } from '../../../../content/look.ts';
import { heightEstimator } from '../../../../document/layout/article-heights.ts';
import { flowBlock } from '../../../../document/layout/flow-block.ts';
import type { PartRole } from '../../../../topics/topic.ts';

/**
 * Estimated height of the title, as a share of the page: some directions set it in a drawing. `slack` is how much
 * taller sections are than estimated.
 */
const measures: Readonly<Record<ArtDirection, { readonly title: number; readonly slack: number }>> = {
  swiss: { title: 0.17, slack: 1.03 },
  editorial: { title: 0.17, slack: 1.03 },
  technical: { title: 0.17, slack: 1.05 },
  corporate: { title: 0.17, slack: 1.05 },
  organic: { title: 0.28, slack: 1.15 },
  poster: { title: 0.25, slack: 1.1 },
};

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
  return (measures[look.direction].slack * total) / (scale.height - scale.marginTop - scale.marginFoot);
}

export interface Section {
  readonly role: PartRole;
  readonly blocks: readonly Block[];
}

export interface PaperRoom {
  readonly pages: number;
  readonly look: Look;
  readonly language: string;
  /** Blocks before and after the sections. */
  readonly before: readonly Block[];
  readonly after: readonly (readonly Block[])[];
  /** The order in which sections are shown. */
  readonly order: readonly PartRole[];
}

/** Returns where the last page ends, in pages, if sections move to the next page whole. */
export function endOf(start: number, sizes: readonly number[]): number {
  let end = start;
  for (const size of sizes) {
    const room = Math.ceil(end) - end;
    end = size > room && size < 1 && room > 0 ? Math.ceil(end) + size : end + size;
  }
  return end;
}

/** Returns the share of a page that its title takes. */
export const titleFill = ({ direction }: Look): number => measures[direction].title;

/** Returns the estimated number of pages of running text, whose sections begin at their headings. */
export function estimatePages(blocks: readonly Block[], look: Look, language: string): number {
  const sections: Block[][] = [[]];
  for (const block of blocks) {
    if (block.type === 'heading' && block.level === 2) sections.push([]);
    sections.at(-1)?.push(block);
  }
  const sizes = sections.filter((each) => each.length > 0).map((each) => sectionFill(each, look, language));
  return Math.ceil(endOf(titleFill(look), sizes));
}

/** Share of the last page below which a page less is better. */
const leastOfLast = 0.3;

/**
 * Returns the sections that fill a number of pages, given in order of importance, in the order in which they are shown;
 * the first one given is always among them. Without enough to say, there are fewer pages.
 */
export function fillPages(sections: readonly Section[], room: PaperRoom): readonly Section[] {
  const { look, language, order } = room;
  const sizes = new Map(sections.map((section) => [section, sectionFill(section.blocks, look, language)]));
  const start = titleFill(look) + sectionFill(room.before, look, language);
  const after = room.after.map((blocks) => sectionFill(blocks, look, language));
  const inOrder = (some: readonly Section[]): Section[] =>
    [...some].sort((one, other) => order.indexOf(one.role) - order.indexOf(other.role));
  const endWith = (some: readonly Section[]): number =>
    endOf(start, [...inOrder(some).map((section) => sizes.get(section) ?? 0), ...after]);
  const chosenFor = (count: number): readonly Section[] => {
    let chosen: readonly Section[] = sections.slice(0, 1);
    for (const section of sections.slice(1)) {
      const more = [...chosen, section];
      if (endWith(more) <= count) chosen = more;
    }
    return inOrder(chosen);
  };
  for (let count = room.pages; count > 1; count--) {
    const chosen = chosenFor(count);
    if (endWith(chosen) >= count - 1 + leastOfLast) return chosen;
  }
  return chosenFor(1);
}
