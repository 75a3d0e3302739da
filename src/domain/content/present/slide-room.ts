import type { Block, ListItem } from '../blocks/blocks.ts';
import type { DocumentFormat } from '../choices.ts';

/** Capacity of a slide below its title, at reading size. */
export interface SlideRoom {
  readonly lines: number;
  /** Characters per line. */
  readonly lineLength: number;
}

/** Returns null for formats that show pages as they are. */
export function slideRoom(format: DocumentFormat): SlideRoom | null {
  switch (format) {
    case 'slides-16x9':
      return { lines: 9, lineLength: 72 };
    case 'slides-4x3':
      return { lines: 9, lineLength: 54 };
    case 'story':
      return { lines: 22, lineLength: 36 };
    default:
      return null;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Estimates the number of lines that stacked blocks take. */
export function linesOf(blocks: readonly Block[], lineLength: number): number {
  return sum(blocks.map((block) => blockLines(block, lineLength)));
}

function blockLines(block: Block, lineLength: number): number {
  const text = (words: string): number => Math.max(1, words.length / lineLength) + 0.6;
  const entries = (items: readonly { title: string; text: string }[]): number =>
    sum(items.map((item) => 0.8 + text(item.title + item.text)));
  switch (block.type) {
    case 'heading':
    case 'paragraph':
    case 'quote':
    case 'action':
      return text(block.text);
    case 'list':
      return sum(block.items.map((item) => itemLines(item, lineLength)));
    case 'steps':
    case 'timeline':
    case 'definitions':
      return entries(block.items);
    case 'facts':
    case 'contact':
      return block.items.length * 1.4;
    case 'table':
      return block.table.rows.length * 1.3 + 2;
    case 'bill':
      return block.bill.lines.length * 1.3 + 4;
    case 'callout':
      return linesOf(block.blocks, lineLength * 0.9) + 2;
    case 'cards':
      return Math.max(
        0,
        ...block.items.map((card) => 2 + linesOf(card.blocks, lineLength / Math.min(3, block.items.length))),
      );
    case 'columns':
      return Math.max(
        0,
        ...block.columns.map((column) => linesOf(column, lineLength / block.columns.length)),
      );
    case 'code':
      return block.text.split('\n').length;
    case 'figures':
    case 'signatures':
    case 'qr':
      return 4;
    case 'chart':
    case 'diagram':
    case 'picture':
    case 'html':
      return 9;
    case 'divider':
      return 0;
  }
}

function itemLines({ text, blocks = [] }: ListItem, lineLength: number): number {
  return 1.2 * Math.max(1, text.length / lineLength) + linesOf(blocks, lineLength * 0.95);
}
