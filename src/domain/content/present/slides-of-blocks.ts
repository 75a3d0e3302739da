import type { Block, BlockOf } from '../blocks/blocks.ts';
import type { Page } from '../document-content.ts';
import { joinTexts } from '../text/join-texts.ts';
import { pointsOfBlock } from './points-of-block.ts';
import { linesOf, type SlideRoom } from './slide-room.ts';

/** Titles of a section's slides. */
export interface SlideHead {
  readonly title: string;
  /** Title of the parent section. */
  readonly label?: string | undefined;
  /** Id of the heading. */
  readonly id?: string | undefined;
  /** Whether these blocks have no heading except the document's title. */
  readonly isUntitled?: boolean;
}

/** Maximum length of a paragraph in large type. */
const longestStatement = 180;
/** Maximum length of a paragraph beside a chart. */
const longestTakeaway = 220;
const mostFigures = 4;

type Paragraph = BlockOf<'paragraph'>;

const isShortParagraph = (block: Block | undefined, longest: number): block is Paragraph =>
  block?.type === 'paragraph' && block.text.length <= longest;

const labeled = ({ label }: SlideHead) => (label === undefined ? {} : { label });

/** Distributes items evenly over as many slides as needed. */
function evenly<Item>(items: readonly Item[], most: number): Item[][] {
  const slides = Math.max(1, Math.ceil(items.length / most));
  const each = Math.ceil(items.length / slides);
  return Array.from({ length: slides }, (_, at) => items.slice(at * each, (at + 1) * each));
}

/** Joins the titles above a block on one line. */
function pathOf({ title, label, isUntitled }: SlideHead): string | undefined {
  return joinTexts([label, isUntitled ? undefined : title], ' · ') || undefined;
}

/** Returns the slides of a block that gets its own; null for blocks that share a text slide. */
function ownSlides(block: Block, head: SlideHead, room: SlideRoom): Page[] | null {
  const base = { ...(block.id !== undefined && { id: block.id }), ...labeled(head) };
  switch (block.type) {
    case 'figures':
      return evenly(block.items, mostFigures).map((items) => ({
        ...base,
        layout: 'figures',
        title: head.title,
        items,
      }));
    case 'table':
      return [{ ...base, layout: 'table', title: head.title, table: block.table }];
    case 'quote': {
      const label = pathOf(head);
      return [
        {
          ...base,
          ...(label !== undefined && { label }),
          layout: 'quote',
          text: block.text,
          ...(block.by !== undefined && { by: block.by }),
        },
      ];
    }
    case 'cards': {
      const items = pointsOfBlock(block);
      if (items) return [{ ...base, layout: 'points', title: head.title, items }];
      if (linesOf([block], room.lineLength) <= room.lines) return null;
      return block.items.flatMap((card) =>
        slidesOfBlocks(card.blocks, { title: card.title || head.title, label: pathOf(head) }, room),
      );
    }
    case 'columns':
      if (linesOf([block], room.lineLength) <= room.lines) return null;
      return block.columns.flatMap((column) => slidesOfBlocks(column, head, room));
    default: {
      const items = pointsOfBlock(block);
      return items && [{ ...base, layout: 'points', title: head.title, items }];
    }
  }
}

function chartSlide(block: BlockOf<'chart'>, head: SlideHead, takeaway: Paragraph | undefined): Page {
  const { chart } = block;
  const isOwnTitle = head.isUntitled && chart.title !== '';
  return {
    ...(block.id !== undefined && { id: block.id }),
    ...labeled(head),
    layout: 'chart',
    title: isOwnTitle ? chart.title : head.title,
    chart,
    ...(takeaway && { takeaway: takeaway.text }),
  };
}

/** Returns a slide with text below one title. */
function textSlide(blocks: readonly Block[], head: SlideHead): Page {
  const [first, ...others] = blocks;
  const base = { ...(head.id !== undefined && { id: head.id }), ...labeled(head), title: head.title };
  if (others.length === 0 && isShortParagraph(first, longestStatement))
    return { ...base, layout: 'statement', text: first.text };
  if (others.length === 0 && head.isUntitled && first?.type === 'callout' && first.title) {
    const { title, ...callout } = first;
    return { ...base, title, layout: 'text', blocks: [callout] };
  }
  return { ...base, layout: 'text', blocks: [...blocks] };
}

/**
 * Distributes text evenly over as many slides as needed. The layout splits blocks that are longer than a
 * slide.
 */
function textSlides(blocks: readonly Block[], head: SlideHead, room: SlideRoom): Page[] {
  const lines = linesOf(blocks, room.lineLength);
  const share = lines / Math.ceil(lines / room.lines);
  const parts: Block[][] = [[]];
  let used = 0;
  for (const [at, block] of blocks.entries()) {
    const next = blocks[at + 1];
    const isHeading = block.type === 'heading';
    const height = linesOf([block], room.lineLength);
    const needed = isHeading && next ? height + linesOf([next], room.lineLength) : height;
    const isFull = used + needed > room.lines || used + needed / 2 > share;
    const part = parts.at(-1) as Block[];
    if (part.length > 0 && isFull && part.at(-1)?.type !== 'heading') {
      parts.push([block]);
      used = height;
    } else {
      part.push(block);
      used += height;
    }
  }
  return parts.map((part, at) => textSlide(part, at === 0 ? head : { ...head, id: undefined }));
}

/** Returns the slides for the blocks below one title, each in a suitable layout. */
export function slidesOfBlocks(blocks: readonly Block[], head: SlideHead, room: SlideRoom): Page[] {
  const slides: Page[] = [];
  let flowing: Block[] = [];
  const flush = (): void => {
    if (flowing.length > 0) slides.push(...textSlides(flowing, head, room));
    flowing = [];
  };
  /** Takes a heading that has only the next block below it: it is the title of that block's slide. */
  const takeHead = (): SlideHead => {
    const last = flowing.at(-1);
    if (last?.type !== 'heading') return head;
    flowing.pop();
    const label = pathOf(head);
    return { title: last.text, ...(label !== undefined && { label }) };
  };
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at] as Block;
    if (block.type === 'divider') {
      flush();
      continue;
    }
    if (block.type === 'chart') {
      const [before] = flowing;
      const next = blocks[at + 1];
      let takeaway: Paragraph | undefined;
      if (flowing.length === 1 && isShortParagraph(before, longestTakeaway)) {
        takeaway = before;
        flowing = [];
      } else if (isShortParagraph(next, longestTakeaway)) {
        takeaway = next;
        at += 1;
      }
      const own = takeHead();
      flush();
      slides.push(chartSlide(block, own, takeaway));
      continue;
    }
    /* Keeps a small table on the same slide as the text that introduces it. */
    const isIntroduced =
      block.type === 'table' &&
      flowing.length > 0 &&
      linesOf([...flowing, block], room.lineLength) <= room.lines;
    if (isIntroduced || !ownSlides(block, head, room)) {
      flowing.push(block);
      continue;
    }
    const own = takeHead();
    flush();
    slides.push(...(ownSlides(block, own, room) ?? []));
  }
  flush();
  return slides;
}
